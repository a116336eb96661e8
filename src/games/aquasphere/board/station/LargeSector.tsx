import { StyleSheet } from 'react-native';
import Svg, { Defs } from 'react-native-svg';
import { useSvgIds } from '@/ui/useSvgIds';
import type { Letter } from '../../rules/components';
import type { Seen } from '../../rules/state';
import { RADIUS } from './geometry';
import { SectorShape } from './SectorShape';
import { Brass } from './StationShape';

type Props = { readonly view: Seen; readonly letter: Letter; readonly size: number };

const HALF_BOX = RADIUS + 12;

/** One sector, so large that all its numerals can be read in the hand. */
export function LargeSector({ view, letter, size }: Props) {
  const [brass] = useSvgIds('brass');
  return (
    <Svg
      aria-hidden
      width={size}
      height={size}
      viewBox={`${-HALF_BOX} ${-HALF_BOX} ${2 * HALF_BOX} ${2 * HALF_BOX}`}
      style={styles.drawing}
    >
      <Defs>
        <Brass id={brass} />
      </Defs>
      <SectorShape view={view} letter={letter} brass={`url(#${brass})`} />
    </Svg>
  );
}

const styles = StyleSheet.create({ drawing: { alignSelf: 'center' } });
