/** The sentences that players can say to each other. */
import type { TalkMessage } from '@/games/game';
import { isOneOf } from '@/kit/keys';
import { of, type Seat } from '@/kit/seat';
import { COLOURS, type Letter, LETTERS } from '../../rules/components';
import type { Seen } from '../../rules/state';

/** About a sector. */
export const ABOUT_SECTORS = [
  'leave-crystals',
  'spare-bot',
  'catch-octopods',
  'take-sector',
] as const;
/** About nothing but the round. */
export const PLAIN = ['let-first', 'pass-soon'] as const;
export const ANSWERS = ['yes', 'no', 'thanks', 'sorry'] as const;

type AboutSector = (typeof ABOUT_SECTORS)[number];
type PlainCode = (typeof PLAIN)[number] | (typeof ANSWERS)[number];

/** A sentence that this version can say; `saidBy` rejects all others. */
type Said =
  | { readonly code: AboutSector; readonly letter: Letter }
  | { readonly code: 'stop-leader'; readonly leader: Seat }
  | { readonly code: PlainCode };

export const sentenceOf = (said: Said): TalkMessage => ({
  code: said.code,
  about: 'letter' in said ? [said.letter] : 'leader' in said ? [said.leader] : [],
});

export function saidBy({ code, about: [first] }: TalkMessage): Said | undefined {
  if (isOneOf(ABOUT_SECTORS, code)) {
    const letter = LETTERS.find(it => it === first);
    return letter && { code, letter };
  }
  if (code === 'stop-leader') {
    const leader = COLOURS.find(it => it === first);
    return leader && { code, leader };
  }
  return isOneOf([...PLAIN, ...ANSWERS], code) ? { code } : undefined;
}

/** An announcement or an answer needs no answer. */
export const wantsAnswer = ({ code }: TalkMessage): boolean =>
  ['leave-crystals', 'spare-bot', 'catch-octopods', 'stop-leader', 'let-first'].includes(code);

/** The other player with the most points, if there is somebody to stop them together with. */
export function leaderBeside({ seats, players }: Seen, own: Seat): Seat | undefined {
  if (seats.length < 3) return undefined;
  const others = seats.filter(it => it !== own);
  const most = Math.max(...others.map(it => of(players, it).points));
  return others.find(it => of(players, it).points === most);
}
