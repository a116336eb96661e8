/** The requests that players can send each other, and what is filled in at first. */
import { isOneOf } from '@/kit/keys';
import { of, type Seat } from '@/kit/seat';
import type { ShownRequest } from '@/games/board';
import type { TalkMessage } from '@/games/game';
import { loadedCount } from '../../rules/bot/survey';
import { type Good, GOODS } from '../../rules/components';
import type { Seen } from '../../rules/state';

export const ANSWERS = ['yes', 'no', 'thanks'] as const;
export const ABOUT_GOODS = ['could-use', 'bring', 'put-up'] as const;

export const MOST_CUBES = 6;
export const LATEST = 5; // minutes

type About = { readonly good: Good; readonly count: number; readonly minutes: number };

export const plainWish = (code: (typeof ANSWERS)[number]): TalkMessage => ({ code, about: [] });

export const wishAbout = (
  code: (typeof ABOUT_GOODS)[number],
  { good, count, minutes }: About,
): TalkMessage => ({ code, about: code === 'bring' ? [good, count, minutes] : [good] });

/** Suggests as many as are loaded, but at least one. */
export const countToBring = (seen: Seen, seat: Seat, good: Good): number =>
  Math.max(1, Math.min(MOST_CUBES, loadedCount(of(seen.centres, seat), good)));

/** A request that this version can put into words; `saidBy` rejects all others. */
type Said =
  | { readonly code: 'yes' | 'no' | 'thanks' }
  | { readonly code: 'could-use' | 'put-up'; readonly good: Good }
  | {
      readonly code: 'bring';
      readonly good: Good;
      readonly count: number;
      readonly minutes: number;
    };

export function saidBy({ code, about }: TalkMessage): Said | undefined {
  const [first, count, minutes] = about;
  const good = GOODS.find(it => it === first);
  switch (code) {
    case 'yes':
    case 'no':
    case 'thanks':
      return { code };
    case 'could-use':
    case 'put-up':
      return good && { code, good };
    case 'bring':
      return good && isWhole(count, 1, MOST_CUBES) && isWhole(minutes, 0, LATEST)
        ? { code, good, count, minutes }
        : undefined;
    default:
      return undefined;
  }
}

const isWhole = (n: unknown, least: number, most: number): n is number =>
  typeof n === 'number' && Number.isInteger(n) && n >= least && n <= most;

/** Yes and no are answers themselves. */
export const wantsAnswer = ({ words }: ShownRequest): boolean => isOneOf(ABOUT_GOODS, words.code);
