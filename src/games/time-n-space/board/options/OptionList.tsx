import { StyleSheet, View } from 'react-native';
import { space } from '@/ui/theme/tokens';
import { Type } from '@/ui/Type';
import { nameOf } from '../pieces/naming';
import type { TablePlace } from '../../../board';
import { GLASS_SECONDS } from '../../rules/components';
import type { Options } from '../../rules/state';
import { pieceWords } from '../pieces/words';
import { optionWords } from './words';

type Props = { readonly chosen: Options; readonly places: readonly TablePlace[] };

/** Lists the options that another phone has chosen. */
export function OptionList({ chosen, places }: Props) {
  const say = optionWords.useSay();
  const pieces = pieceWords.useSay();
  const others = places.flatMap(({ seat }) => {
    const count = chosen.glassSeconds[seat];
    return count ? [`${nameOf(pieces, places, seat)}: ${say('seconds', { count })}`] : [];
  });
  const glasses = others.length > 0 ? others : [say('allAlike', { count: GLASS_SECONDS })];
  return (
    <View style={styles.list} testID="options-fixed">
      <Line title={say('level')} values={[say(chosen.level)]} />
      <Line title={say('minutes')} values={[say('count', { count: chosen.minutes })]} />
      <Line title={say('innerLinks')} values={[say(chosen.innerLinks ? 'open' : 'closed')]} />
      <Line title={say('glasses')} values={glasses} />
    </View>
  );
}

const Line = ({ title, values }: { title: string; values: readonly string[] }) => (
  <View style={styles.line}>
    <Type tone="soft">{title}</Type>
    <View style={styles.values}>
      {values.map(value => (
        <Type key={value} align="right">
          {value}
        </Type>
      ))}
    </View>
  </View>
);

const styles = StyleSheet.create({
  list: { gap: space.s },
  line: { flexDirection: 'row', flexWrap: 'wrap', columnGap: space.m },
  values: { flexGrow: 1, alignItems: 'flex-end' },
});
