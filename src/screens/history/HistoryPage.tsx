import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { titleOf } from '@/games/games';
import { Choice } from '@/ui/forms/Choice';
import { useComfort } from '@/ui/comfort';
import { Emblem } from '@/ui/Emblem';
import { Screen } from '@/ui/Screen';
import { Spinner } from '@/ui/Spinner';
import { space } from '@/ui/theme/tokens';
import { Type } from '@/ui/Type';
import { Unkept } from '../Unkept';
import { useHistory } from '../world';
import { GameHistory } from './GameHistory';
import { historyWords } from './historyWords';
import { gamesIn } from './rows';

/** The matches played on this device, by game. */
export function HistoryPage({ back }: { back: () => void }) {
  const say = historyWords.useSay();
  const matches = useHistory(it => it.matches);
  const isKnown = useHistory(it => it.known);
  const games = gamesIn(matches);
  const [chosen, choose] = useState<string>();
  const game = games.find(it => it === chosen) ?? games[0];
  return (
    <Screen wide={game !== undefined} title={say('title')} back={back}>
      <Unkept />
      {!isKnown && <Spinner />}
      {isKnown && game === undefined && <NoMatches />}
      {games.length > 1 && game !== undefined && (
        <GameTabs games={games} game={game} choose={choose} />
      )}
      {game !== undefined && <GameHistory key={game} game={game} matches={matches} />}
    </Screen>
  );
}

type TabsProps = { games: readonly string[]; game: string; choose(game: string): void };

function GameTabs({ games, game, choose }: TabsProps) {
  const say = historyWords.useSay();
  const { language } = useComfort();
  return (
    <Choice
      name={say('title')}
      options={games.map(value => ({ value, title: titleOf(value, language) }))}
      value={game}
      onChange={choose}
      testID="history-game"
    />
  );
}

function NoMatches() {
  const say = historyWords.useSay();
  return (
    <View style={styles.none} testID="no-matches">
      <Emblem size={EMBLEM} />
      <Type as="title" align="center">
        {say('none')}
      </Type>
      <Type tone="soft" align="center">
        {say('noneText')}
      </Type>
    </View>
  );
}

const EMBLEM = 200;

const styles = StyleSheet.create({
  none: { flexGrow: 1, alignItems: 'center', justifyContent: 'center', gap: space.m },
});
