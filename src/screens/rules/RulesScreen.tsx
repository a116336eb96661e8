import { useLocalSearchParams, useRouter } from 'expo-router';
import { useWays } from '../home/addresses';
import { manifestFor } from '@/games/games';
import { useComfort } from '@/ui/comfort';
import { useChapters } from '../useBoard';
import { GameList } from './GameList';
import { NoRules } from './NoRules';
import { Rules } from './Rules';

export const RulesScreen = () => <GameList {...useWays()} />;

/** An address such as `/rules/<game>?chapter=3&find=moon` opens a chapter or a search. */
export function GameRulesScreen() {
  const { game, chapter, find } = useLocalSearchParams<Record<string, string>>();
  const router = useRouter();
  const ways = useWays();
  const { language } = useComfort();
  const chapters = useChapters(game, language);
  if (game === undefined || !manifestFor(game)) return <NoRules {...ways} />;
  return (
    <Rules
      key={game}
      game={game}
      chapters={chapters}
      back={ways.back}
      chapter={Number(chapter ?? 1)}
      find={find ?? ''}
      onChapter={number => router.setParams({ chapter: String(number) })}
    />
  );
}
