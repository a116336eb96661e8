import { StyleSheet, View } from 'react-native';
import { useComfort } from '@/ui/comfort';
import { Icon } from '@/ui/Icon';
import { Press } from '@/ui/Press';
import { colors, LARGE, radius, space } from '@/ui/theme/tokens';
import { Type } from '@/ui/Type';
import { Cube } from '../pieces/Cube';
import { useActs, useFromSeat } from './HandContext';
import { ownCentre } from './handSelectors';
import { useVoice } from './useVoice';
import { type ColourOrders, ordersByColour } from './warnings';

/** The orders not yet in play, by colour, and whether the colour would score. */
export function Above() {
  const centre = useFromSeat(ownCentre);
  return (
    <View style={styles.row}>
      {ordersByColour(centre).map(it => (
        <Chip key={it.good} {...it} />
      ))}
    </View>
  );
}

function Chip({ good, left }: ColourOrders) {
  const { open } = useActs();
  const { say, piece } = useVoice();
  const { textScale, signs } = useComfort();
  const large = textScale > LARGE || signs;
  const name = say('above.chip', { good: piece(`goodName.${good}`), count: left });
  return (
    <Press
      name={`${name}, ${say(left > 0 ? 'above.zero' : 'above.done')}`}
      onPress={() => open({ what: 'above', good })}
      testID={`above-${good}`}
      style={[styles.chip, large && styles.half, left > 0 ? styles.zero : styles.fine]}
    >
      <View aria-hidden style={styles.inner}>
        <Cube good={good} size={20} />
        {signs && <Type as="label">{piece(`goodName.${good}`)}</Type>}
        <Type as="label" tone={left > 0 ? 'ink' : 'soft'}>
          {`×${left}`}
        </Type>
        <View style={styles.sign}>
          <Icon
            name={left > 0 ? 'warning' : 'check'}
            size={15}
            color={left > 0 ? colors.heed : colors.go}
          />
          {left > 0 && (
            <Type as="label" tone="heed">
              0
            </Type>
          )}
        </View>
      </View>
    </Press>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: space.xs + 2 },
  chip: {
    flexGrow: 1,
    flexBasis: 0,
    minWidth: 64,
    borderRadius: radius.m,
    borderWidth: 1,
    backgroundColor: colors.panel,
  },
  inner: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.xs,
  },
  half: { flexBasis: '40%' },
  zero: { borderColor: colors.line, borderStyle: 'dashed' },
  fine: { borderColor: colors.go },
  sign: { flexDirection: 'row', alignItems: 'center', gap: 1 },
});
