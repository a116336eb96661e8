/** Reads a table's options as the rules will read them. */
import { decodedParts } from '@/kit/decoded';
import { decodeOptions } from '../../rules/decode';
import type { Options } from '../../rules/state';

const PARTS = ['way', 'deck', 'first', 'daily', 'talkSeconds'];

export const chosenIn = (input: unknown): Options => decodedParts(decodeOptions, PARTS, input);

/** The day by the local calendar, as YYYY-MM-DD. */
export function dayOf(now: Date): string {
  const two = (n: number) => String(n).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
