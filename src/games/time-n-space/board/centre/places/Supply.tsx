import { StyleSheet, View, type ViewStyle } from 'react-native';
import { useComfort } from '@/ui/comfort';
import { space } from '@/ui/theme/tokens';
import { Type } from '@/ui/Type';
import { GOODS } from '../../../rules/components';
import { Cube } from '../../pieces/Cube';
import { cubesName } from '../../pieces/naming';
import { useFromSeat } from '../HandContext';
import type { Rect } from '../../pieces/rect';
import { useVoice } from '../useVoice';

/** The cubes left in the supply, on the mat or in a row. */
export function Supply({ rect }: { readonly rect?: Rect }) {
  const supply = useFromSeat(({ view }) => view.supply);
  const { signs } = useComfort();
  const { say, piece } = useVoice();
  const cubes = GOODS.map(good => cubesName(piece, good, supply[good])).join(', ');
  return (
    <View
      accessible
      role="img"
      aria-label={say('place.supply', { cubes })}
      style={[styles.supply, rect ? placed(rect) : styles.row]}
    >
      {GOODS.map(good => (
        <View key={good} style={[styles.good, rect && styles.half]}>
          <Cube good={good} size={signs ? 18 : 14} />
          {signs && !rect && <Type as="label">{piece(`goodName.${good}`)}</Type>}
          <Type as="label" tone={supply[good] === 0 ? 'stop' : 'soft'} style={styles.count}>
            {supply[good]}
          </Type>
        </View>
      ))}
    </View>
  );
}

const placed = ({ x: left, y: top, width, height }: Rect): ViewStyle => ({
  position: 'absolute',
  left,
  top,
  width,
  height,
});

const styles = StyleSheet.create({
  supply: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignContent: 'center',
    alignItems: 'center',
    rowGap: space.xs,
  },
  row: { justifyContent: 'space-around' },
  half: { width: '50%' },
  good: { flexDirection: 'row', alignItems: 'center', gap: space.xs },
  count: { fontVariant: ['tabular-nums'] },
});
