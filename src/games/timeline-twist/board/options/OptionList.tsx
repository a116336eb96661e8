import { StyleSheet, View } from 'react-native';
import type { TablePlace } from '@/games/board';
import { useComfort } from '@/ui/comfort';
import { useGlassWords } from '@/ui/forms/GlassChoice';
import { space } from '@/ui/theme/tokens';
import { Type } from '@/ui/Type';
import { deckOf } from '../../deck/shelf';
import type { Options } from '../../rules/state';
import { nameOf } from '../pieces/naming';
import { optionWords } from './words';

type Props = { readonly chosen: Options; readonly places: readonly TablePlace[] };

/** Lists the options that another phone has chosen. */
export function OptionList({ chosen, places }: Props) {
  const say = optionWords.useSay();
  const { language } = useComfort();
  const glass = useGlassWords();
  const { way, deck, first, daily, talkSeconds } = chosen;
  const begins = first === null ? say('first.byChance') : nameOf(language, places, first);
  return (
    <View style={styles.list} testID="options-fixed">
      <Line title={say('way')} value={say(way)} />
      <Type as="small" tone="soft">
        {say(way === 'versus' ? 'aboutVersus' : 'aboutTogether')}
      </Type>
      <Line title={say('deck')} value={deckOf(deck)?.title[language] ?? say('deckComing')} />
      <Line title={say('first.name')} value={begins} />
      <Line title={say('daily')} value={daily ?? say('no')} />
      <Line title={say('talk')} value={glass(talkSeconds)} />
    </View>
  );
}

const Line = ({ title, value }: { title: string; value: string }) => (
  <View style={styles.line}>
    <Type tone="soft">{title}</Type>
    <View style={styles.value}>
      <Type align="right">{value}</Type>
    </View>
  </View>
);

const styles = StyleSheet.create({
  list: { gap: space.s },
  line: { flexDirection: 'row', flexWrap: 'wrap', columnGap: space.m },
  value: { flexGrow: 1, alignItems: 'flex-end' },
});
