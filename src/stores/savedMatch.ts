/** A match that is over as a file, from which it can be played again line by line. */
import type { Match } from '../protocol/entry';
import { makeLines } from '../protocol/savedMatch';

export type NewFile = { readonly name: string; readonly type: string; readonly text: string };

export const matchFile = (match: Match): NewFile => ({
  name: `${match.game}-${match.seed.slice(0, 8)}.match`,
  type: 'text/plain',
  text: makeLines(match)
    .map(line => `${line}\n`)
    .join(''),
});
