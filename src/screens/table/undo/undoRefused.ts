import type { TableWord } from '../../tableWords';

/** Why the host does not undo an act, by its code. */
export const UNDO_REFUSED: ReadonlyMap<string, TableWord> = new Map([
  ['undo-is-off', 'undo.isOff'],
  ['undo-is-asked', 'undo.isAsked'],
  ['nothing-to-undo', 'undo.nothing'],
  ['already-revealed', 'undo.revealed'],
  ['undo-refused', 'undo.refused'],
  ['undo-too-late', 'undo.tooLate'],
]);
