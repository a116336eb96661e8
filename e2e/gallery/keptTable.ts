/** A phone's saved table, so that the app wakes up in the middle of a match. */
import { sealed, tokenFor } from '@/protocol/token';
import { createHost } from '@/table/host';
import type { Holder } from '@/table/hostState';
import type { RunningMatch } from '@/table/match';
import { makeTableKeys, writeTableKeys } from '@/link/joining/tableKeys';
import { seededBytes } from '@/link/testing/seededBytes';
import { bySeat, type Seat } from '@/kit/seat';
import { filesOfMatch } from '../process/leftTable';

export type Files = Readonly<Record<string, string>>;

const NAMES: Readonly<Record<string, string>> = {
  red: 'Ann',
  green: 'Bo',
  blue: 'Cleo',
  purple: 'Dmitri',
  yellow: 'Elif',
  orange: 'Finn',
  pink: 'Greta',
  turquoise: 'Hugo',
};
export const KEYS = makeTableKeys(seededBytes(5));

type Kept = {
  /** The seats of this phone; all others are bots. */
  readonly own: readonly string[];
  readonly speed?: number;
  /** Others can join. */
  readonly isOpen?: boolean;
};

/** As slow as a table can be, so that nothing happens while pictures are taken. */
const SLOW = 0.25;

export function keptTable(match: RunningMatch, { own, speed = SLOW, isOpen = false }: Kept): Files {
  const { game, saved } = match;
  const host = createHost('0'.repeat(32), game, saved.seats.length);
  const mine = saved.seats.filter(seat => own.includes(seat));
  const holders = bySeat(saved.seats, seat => ({
    ...(host.holders[seat] as Holder),
    ...(mine.includes(seat) ? sitting(seat) : { sits: 'bot' as const }),
  }));
  const { options } = saved;
  return {
    ...filesOfMatch({ ...host, options, clock: { speed }, match: match, holders }, match),
    'host/door': JSON.stringify({
      kept: 'door',
      keys: isOpen ? writeTableKeys(KEYS) : '',
      name: 'Ann',
      game: game.id,
      tokens: Object.fromEntries(mine.map(seat => [seat, tokenOf(seat)])),
    }),
  };
}

const tokenOf = (seat: Seat) => tokenFor(seat, 'gallery');
const sitting = (seat: Seat) => ({
  sits: 'player' as const,
  name: NAMES[seat] ?? '',
  seal: sealed(tokenOf(seat)),
});

export const kept = (settings: Readonly<Record<string, unknown>>): Files => ({
  settings: JSON.stringify({ name: 'Ann', ...settings }),
});
