import { useState } from 'react';
import type { KeptEvening } from '@/stores/history';
import { Button } from '@/ui/Button';
import { Choice } from '@/ui/Choice';
import { useComfort } from '@/ui/comfort';
import { Notice } from '@/ui/Notice';
import { Screen } from '@/ui/Screen';
import { Type } from '@/ui/Type';
import { useBoard } from '../useBoard';
import { useHistory } from '../world';
import { EveningCharts } from './EveningCharts';
import { EveningRow } from './EveningRow';
import { EveningSheet } from './EveningSheet';
import { HistoryFoot } from './HistoryFoot';
import { historyWords } from './historyWords';
import { bestIn, gamesIn } from './rows';

/** The evenings this device was at, game by game. */
export function HistoryPage({ back }: { back: () => void }) {
  const say = historyWords.useSay();
  const evenings = useHistory(it => it.evenings);
  const games = gamesIn(evenings);
  const [chosen, choose] = useState<string>();
  const game = games.find(it => it === chosen) ?? games[0];
  return (
    <Screen title={say('title')} back={back}>
      {game === undefined && (
        <Notice tone="soft" title={say('none')} text={say('noneText')} testID="no-evenings" />
      )}
      {games.length > 1 && game !== undefined && (
        <Choice
          name={say('title')}
          options={games.map(value => ({ value, title: value }))}
          value={game}
          onChange={choose}
          testID="history-game"
        />
      )}
      {game !== undefined && <GameHistory key={game} game={game} evenings={evenings} />}
      {game !== undefined && <HistoryFoot />}
    </Screen>
  );
}

const PAGE = 50;

function GameHistory({ game, evenings }: { game: string; evenings: readonly KeptEvening[] }) {
  const say = historyWords.useSay();
  const { language } = useComfort();
  const board = useBoard(game);
  const forget = useHistory(it => it.forget);
  const [shown, show] = useState(PAGE);
  const [opened, open] = useState<string>();
  const own = evenings.filter(evening => evening.game === game);
  const best = bestIn(own);
  return (
    <>
      <Type as="heading">{board?.title(language) ?? game}</Type>
      {own.length > 1 && <EveningCharts evenings={own} board={board} />}
      {own.slice(0, shown).map(evening => (
        <EveningRow
          key={evening.id}
          evening={evening}
          isBest={best.has(evening.id)}
          onPress={() => open(evening.id)}
        />
      ))}
      {own.length > shown && (
        <Button title={say('more')} onPress={() => show(shown + PAGE)} testID="older-evenings" />
      )}
      <EveningSheet
        evening={own.find(({ id }) => id === opened)}
        board={board}
        onClose={() => open(undefined)}
        onForget={id => {
          open(undefined);
          void forget(id);
        }}
      />
    </>
  );
}
