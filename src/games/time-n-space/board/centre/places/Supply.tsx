import { StyleSheet, View } from 'react-native';
import { colors, space } from '@/ui/theme/tokens';
import { Type } from '@/ui/Type';
import { GOODS } from '../../../rules/components';
import { Cube } from '../../pieces/Cube';
import { cubesName } from '../../pieces/naming';
import { useHand } from '../HandContext';
import type { Rect } from '../layout';
import { useVoice } from '../useVoice';

/** What is left of every good for all. */
export function Supply({ rect: { x: left, y: top, width, height } }: { readonly rect: Rect }) {
  const { supply } = useHand().view;
  const { say, piece } = useVoice();
  const cubes = GOODS.map(good => cubesName(piece, good, supply[good])).join(', ');
  return (
    <View
      accessible
      role="img"
      aria-label={say('place.supply', { cubes })}
      style={[styles.supply, { left, top, width, height }]}
    >
      {GOODS.map(good => (
        <View key={good} style={styles.good}>
          <Cube good={good} size={14} />
          <Type as="label" tone={supply[good] === 0 ? 'stop' : 'soft'} style={styles.count}>
            {supply[good]}
          </Type>
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  supply: {
    position: 'absolute',
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignContent: 'center',
    alignItems: 'center',
    rowGap: space.xs,
    borderColor: colors.line,
  },
  good: { width: '50%', flexDirection: 'row', alignItems: 'center', gap: space.xs },
  count: { fontVariant: ['tabular-nums'] },
});
