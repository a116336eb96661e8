/** A finished match as a file, from which it can be replayed line by line. */
import type { SavedMatch } from '../protocol/entry';
import { makeLines } from '../protocol/savedMatch';

export type FileToSave = { readonly name: string; readonly type: string; readonly text: string };

export const matchFile = (match: SavedMatch): FileToSave => ({
  name: `${match.game}-${match.seed.slice(0, 8)}.match`,
  type: 'text/plain',
  text: makeLines(match)
    .map(line => `${line}\n`)
    .join(''),
});
