import { useLocalSearchParams, useRouter } from 'expo-router';
import { useWays } from '../home/addresses';
import { manifestFor } from '@/games/games';
import { useBoard } from '../useBoard';
import { GameList } from './GameList';
import { NoRules } from './NoRules';
import { Rules } from './Rules';

export const RulesScreen = () => <GameList {...useWays()} />;

/** An address such as `/rules/<game>?chapter=3&find=moon` opens a chapter or a search. */
export function GameRulesScreen() {
  const { game, chapter, find } = useLocalSearchParams<Record<string, string>>();
  const router = useRouter();
  const ways = useWays();
  const board = useBoard(game);
  if (game === undefined || !manifestFor(game)) return <NoRules {...ways} />;
  return (
    <Rules
      key={game}
      game={game}
      board={board}
      back={ways.back}
      chapter={Number(chapter ?? 1)}
      find={find ?? ''}
      onChapter={number => router.setParams({ chapter: String(number) })}
    />
  );
}
