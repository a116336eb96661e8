import Svg from 'react-native-svg';
import type { ArtProps } from '@/games/board';
import { TwistedRibbon } from './TwistedRibbon';
import { Wood } from './Wood';

/** A ribbon of paper that turns over twice, printed from the dinosaurs to the rocket. */
export const Art = ({ width, height }: ArtProps) => (
  <Svg aria-hidden {...{ width, height }} viewBox="0 0 200 220">
    <Wood />
    <TwistedRibbon />
  </Svg>
);
