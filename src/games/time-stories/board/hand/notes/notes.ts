/** Notes of one's own, by the card they are about, kept on this phone. */
import { createContext, useContext } from 'react';
import { isBag } from '@/kit/keys';
import { jsonOf } from '@/kit/json';
import type { LocationId } from '../../../mission/names';
import type { ToldNote } from '../../between/told';

export type Notes = Readonly<Record<LocationId, string>>;
type Notebook = {
  readonly notes: Notes;
  /** What players have pinned since this screen was opened. */
  readonly told: readonly ToldNote[];
  write(card: LocationId, text: string): void;
  /** Shows it to everybody, on the board too. */
  pin(text: string): void;
};

const NotesContext = createContext<Notebook>({
  notes: {},
  told: [],
  write: () => undefined,
  pin: () => undefined,
});
export const NotesProvider = NotesContext.Provider;
export const useNotes = (): Notebook => useContext(NotesContext);

/** Whatever was kept, as far as it can be read. */
export function readNotes(kept: string): Notes {
  const found = jsonOf(kept);
  if (!isBag(found)) return {};
  return Object.fromEntries(
    Object.entries(found).flatMap(([card, text]) =>
      typeof text === 'string' ? [[card, text]] : [],
    ),
  );
}

/** An empty note is forgotten. */
export const withNote = (notes: Notes, card: LocationId, text: string): Notes =>
  Object.fromEntries(
    Object.entries({ ...notes, [card]: text }).filter(([, it]) => it.trim() !== ''),
  );
