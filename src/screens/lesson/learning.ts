/** Identifies lessons across all games, and tells which one is under way. */
import type { LessonInfo } from '@/games/manifest';
import type { SessionState } from '@/stores/sessionState';
import type { HostWish } from '@/stores/session';

/** The key under which a finished lesson is recorded. */
export const keyOf = (game: string, lesson: string): string => `${game}/${lesson}`;

/** The lessons that are finished once this one is, too. */
export const learntToo = (learnt: readonly string[], game: string, lesson: string) => ({
  learnt: [...new Set([...learnt, keyOf(game, lesson)])],
});

/** The lesson at this phone's table, or at the table it left; null: there is none. */
export function underWay({ lesson, guest, left }: SessionState): string | null {
  const game = guest?.shared?.game;
  if (lesson && game) return keyOf(game, lesson.id);
  return left?.lesson === undefined ? null : keyOf(left.game, left.lesson);
}

type Person = Pick<HostWish, 'name' | 'face'>;

export const wishFor = (
  game: string,
  { id, table }: LessonInfo,
  { name, face }: Person,
): HostWish => ({
  game,
  places: table.places,
  options: table.options,
  name,
  ...(face !== undefined && { face }),
  alone: true,
  lesson: { id, step: '' },
});
