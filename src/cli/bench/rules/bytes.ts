/**
 * Measures what goes to each phone: the bytes of every change, and of the whole view at the same
 * moments.
 */
import type { State } from '../../../games/time-n-space/rules/state';
import { delta } from '../../../kit/delta';
import type { Seat } from '../../../kit/seat';
import type { SavedMatch } from '../../../protocol/entry';
import { encode } from '../../../protocol/messages';
import { join } from './boardgameIo';
import { host } from './ours';

/** Sizes of whole messages: to phones with a seat, and to the TV. */
export type SentBytes = { readonly phones: readonly number[]; readonly tv: readonly number[] };
export type Bytes = { readonly changes: readonly number[]; readonly views: readonly number[] };

const bytesOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value), 'utf8');

/** Sizes in our matches. The deal is sent as a whole view, so changes count from then on. */
export function ourBytes(matches: readonly SavedMatch[]): Bytes {
  const changes: number[] = [];
  const views: number[] = [];
  for (const match of matches) {
    let dealt = false;
    host(match, told => {
      const phones = match.seats.length;
      views.push(...told.views.slice(0, phones).map(bytesOf));
      if (dealt) changes.push(...told.changes.slice(0, phones).map(bytesOf));
      dealt = true;
    });
  }
  return { changes, views };
}

/** Sizes of all messages that carry changes or events, complete with the host's envelope. */
export function sentBytes(matches: readonly SavedMatch[]): SentBytes {
  const phones: number[] = [];
  const tv: number[] = [];
  for (const match of matches) {
    let rev = 0;
    host(match, ({ changes, events }) => {
      rev += 1;
      for (const [n, change] of changes.entries()) {
        const viewer = match.seats[n] ?? ('board' as Seat);
        const own = [...(events[n] ?? [])];
        if (rev === 1 || (change === 0 && own.length === 0)) continue;
        const text = encode({ say: 'delta', viewer, rev, delta: change, events: own });
        (n < match.seats.length ? phones : tv).push(Buffer.byteLength(text, 'utf8'));
      }
    });
  }
  return { phones, tv };
}

/**
 * Sizes of the same changes on boardgame.io, to check that it does not have less work than we do.
 */
export function theirBytes(start: State, moves: number): Bytes {
  const table = join(start);
  const shown = Array.from({ length: moves }, () => {
    table.play(1);
    return table.shown();
  });
  table.stop();
  const changes = shown.slice(1).map((view, n) => bytesOf(delta(shown[n], view)));
  return { changes, views: shown.map(bytesOf) };
}
