/** Which guided game it is, of all games, and the table it is held at. */
import type { LessonInfo } from '@/games/manifest';
import type { SessionState } from '@/stores/sessionState';
import type { HostWish } from '@/stores/session';

/** By this it is remembered that it was played to its end. */
export const keyOf = (game: string, lesson: string): string => `${game}/${lesson}`;

/** The one at whose table this phone is, or was when it was left; null: there is none. */
export function underWay({ lesson, guest, left }: SessionState): string | null {
  const game = guest?.shared?.game;
  if (lesson && game) return keyOf(game, lesson.id);
  return left?.lesson === undefined ? null : keyOf(left.game, left.lesson);
}

export const wishFor = (game: string, { id, table }: LessonInfo, name: string): HostWish => ({
  game,
  places: table.places,
  options: table.options,
  name,
  alone: true,
  lesson: { id, step: '' },
});
