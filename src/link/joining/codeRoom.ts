/**
 * Finds a free room on the broker for a code. A candidate asks twice whether the room is taken; of
 * two that ask at once, the lower id keeps it.
 */
import type { CodeLength } from '../../kit/codeLetters';
import type { PeerId } from '../finding/peerId';
import type { RandomBytes } from '../finding/randomBytes';
import { makeTypedCode, type TypedCode } from './typedCode';

export type RoomSearch = {
  readonly code: TypedCode;
  readonly length: CodeLength;
  /** Rooms of this length that were taken. */
  readonly taken: number;
  /** How often the room has been asked for, without an answer. */
  readonly asked: number;
  readonly isFound: boolean;
};

const MOST_TAKEN = 4;
const ASKS = 2;

export const startSearch = (random: RandomBytes): RoomSearch => searchOf(6, 0, random);

const searchOf = (length: CodeLength, taken: number, random: RandomBytes): RoomSearch => ({
  code: makeTypedCode(length, random),
  length,
  taken,
  asked: 0,
  isFound: length === 8 && taken >= MOST_TAKEN, // somebody calls every room taken: share one
});

/** Called every 200 ms: one more question, or the room is ours. */
export const asked = (search: RoomSearch): RoomSearch =>
  search.asked < ASKS ? { ...search, asked: search.asked + 1 } : { ...search, isFound: true };

/** Somebody answered that the room is taken. */
export function wasTaken(search: RoomSearch, random: RandomBytes): RoomSearch {
  if (search.isFound) return search;
  const taken = search.taken + 1;
  return search.length === 6 && taken >= MOST_TAKEN
    ? searchOf(8, 0, random)
    : searchOf(search.length, taken, random);
}

/** Another host asks for the same room. True: it is ours, and the other has to hear so. */
export const keepsRoom = (search: RoomSearch, mine: PeerId, other: PeerId): boolean =>
  search.isFound || mine < other;
