import Svg from 'react-native-svg';
import type { ArtProps } from '@/games/board';
import { seatsCalled } from '@/kit/seat';
import { At } from '../pieces/Piece';
import { Submarine } from '../pieces/Submarine';
import { Bathysphere } from './Bathysphere';
import { Depths } from './Depths';

const [red, blue, yellow] = seatsCalled('red', 'blue', 'yellow');

/** An octopod has caught a brass sphere with a bot in it, and two submarines come to look. */
export const Art = ({ width, height }: ArtProps) => (
  <Svg aria-hidden {...{ width, height }} viewBox="0 0 200 220">
    <Depths />
    <Bathysphere seat={yellow} />
    <At x={163} y={58} size={52}>
      <Submarine seat={red} />
    </At>
    <At x={30} y={84} size={32}>
      <Submarine seat={blue} />
    </At>
  </Svg>
);
