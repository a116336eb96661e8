import { StyleSheet, useWindowDimensions, View } from 'react-native';
import type { FinishedMatch } from '@/stores/history';
import { useComfort } from '@/ui/comfort';
import { Panel } from '@/ui/Panel';
import { space } from '@/ui/theme/tokens';
import { Type } from '@/ui/Type';
import { historyWords } from './historyWords';
import { figuresOf } from './rows';

/** Sums up all matches in a few numbers. */
export function Figures({ matches }: { matches: readonly FinishedMatch[] }) {
  const say = historyWords.useSay();
  const { count, won, most, mean } = figuresOf(matches);
  return (
    <Panel style={styles.figures} testID="figures">
      <Figure value={count} name={say('figureCount', { count })} />
      {won !== null && <Figure value={won} name={say('figureWon')} />}
      {most !== null && <Figure value={most} name={say('figureMost')} />}
      {mean !== null && <Figure value={mean} name={say('figureMean')} />}
    </Panel>
  );
}

function Figure({ value, name }: { value: number; name: string }) {
  const isNarrow = useWindowDimensions().width < FOUR * useComfort().textScale;
  return (
    <View
      accessible
      aria-label={`${name}: ${value}`}
      style={[styles.figure, isNarrow && styles.half]}
    >
      <Type as="title" tone="sand" align="center">
        {String(value)}
      </Type>
      <Type as="small" tone="soft" align="center">
        {name}
      </Type>
    </View>
  );
}

/** From this width on, four fit side by side. */
const FOUR = 360;

const styles = StyleSheet.create({
  figures: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
  figure: { flexGrow: 1, flexBasis: 60, alignItems: 'center' },
  half: { flexBasis: '40%' },
});
