/** Notes that players have pinned for everybody, as long as this screen has been open. */
import type { ShownRequest } from '@/games/board';
import type { TalkMessage } from '@/games/game';
import type { Seat } from '@/kit/seat';

/** The code under which a pinned note travels, in parts of at most 24 characters. */
export const TOLD = 'told';
const PART = 24;
const MOST_PARTS = 8;
export const LONGEST_NOTE = PART * MOST_PARTS;

/** What a phone sends to pin a note. */
export const toldWords = (text: string): TalkMessage => ({
  code: TOLD,
  about: (text.slice(0, LONGEST_NOTE).match(/[\s\S]{1,24}/g) ?? []) satisfies string[],
});

export type ToldNote = { readonly id: number; readonly seat: Seat; readonly text: string };

/** The newest come last, and each comes once. */
export function withTold(
  before: readonly ToldNote[],
  requests: readonly ShownRequest[],
): readonly ToldNote[] {
  const fresh = requests.flatMap(({ id, from, words }): ToldNote[] => {
    const isNew = words.code === TOLD && !before.some(it => it.id === id);
    const text = words.about.filter(it => typeof it === 'string').join('');
    return isNew && text !== '' ? [{ id, seat: from, text }] : [];
  });
  return fresh.length > 0 ? [...before, ...fresh].slice(-MOST) : before;
}

const MOST = 24;
