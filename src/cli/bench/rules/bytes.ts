/** What goes to each phone: the bytes of every change, and of the whole view at every moment. */
import type { State } from '../../../games/time-n-space/rules/state';
import { delta } from '../../../kit/delta';
import type { SavedMatch } from '../../../protocol/entry';
import { join } from './boardgameIo';
import { host } from './ours';

export type Bytes = { readonly changes: readonly number[]; readonly views: readonly number[] };

const bytesOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value), 'utf8');

/** Of our matches. The deal is sent as a whole view, so only what comes after it counts as change. */
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

/** Of boardgame.io's, had it our changes: to see that it is given no more to do than ours. */
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
