import { useState } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import type { AnyEnding } from '@/games/board';
import { titleOf } from '@/games/games';
import type { FinishedMatch } from '@/stores/history';
import { Button } from '@/ui/Button';
import { useComfort } from '@/ui/comfort';
import { COLUMN, space, WIDE } from '@/ui/theme/tokens';
import { Type } from '@/ui/Type';
import { useEnding } from '../useBoard';
import { useHistory } from '../world';
import { MatchCharts } from './MatchCharts';
import { MatchRow } from './MatchRow';
import { MatchSheet } from './MatchSheet';
import { Figures } from './Figures';
import { HistoryFoot } from './HistoryFoot';
import { historyWords } from './historyWords';
import { bestIn } from './rows';

type Props = { game: string; matches: readonly FinishedMatch[] };

/** All matches of one game: the sum, and each by itself. */
export function GameHistory({ game, matches }: Props) {
  const { language } = useComfort();
  const memory = useEnding(game)?.memory;
  const forget = useHistory(it => it.forget);
  const [opened, open] = useState<string>();
  const isBeside = useWindowDimensions().width >= WIDE;
  const own = matches.filter(match => match.game === game);
  const part = [styles.part, isBeside && styles.column];
  return (
    <View style={isBeside ? styles.beside : styles.below}>
      <View style={part}>
        <Type as="heading">{titleOf(game, language)}</Type>
        <Figures matches={own} />
        {own.length > 1 && <MatchCharts matches={own} memory={memory} />}
      </View>
      <View style={part}>
        <Rows matches={own} memory={memory} open={open} />
        <HistoryFoot />
      </View>
      <MatchSheet
        match={own.find(({ id }) => id === opened)}
        memory={memory}
        onClose={() => open(undefined)}
        onForget={id => {
          open(undefined);
          void forget(id);
        }}
      />
    </View>
  );
}

const PAGE = 50;

type RowsProps = {
  matches: readonly FinishedMatch[];
  memory: AnyEnding['memory'];
  open(id: string): void;
};

function Rows({ matches, memory, open }: RowsProps) {
  const say = historyWords.useSay();
  const [shown, show] = useState(PAGE);
  const best = bestIn(matches);
  return (
    <>
      {matches.slice(0, shown).map(match => (
        <MatchRow
          key={match.id}
          match={match}
          memory={memory}
          isBest={best.has(match.id)}
          onPress={() => open(match.id)}
        />
      ))}
      {matches.length > shown && (
        <Button title={say('more')} onPress={() => show(shown + PAGE)} testID="older-matches" />
      )}
    </>
  );
}

const styles = StyleSheet.create({
  beside: {
    flexDirection: 'row',
    alignItems: 'flex-start',
    justifyContent: 'center',
    gap: space.l,
  },
  below: { gap: space.l, width: '100%', maxWidth: COLUMN, alignSelf: 'center' },
  part: { gap: space.m, flexGrow: 1, flexShrink: 1, maxWidth: COLUMN },
  column: { flexBasis: 0 },
});
