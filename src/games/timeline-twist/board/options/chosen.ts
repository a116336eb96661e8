/** Reads a table's options as the rules will read them. */
import { decodeOptions } from '../../rules/decode';
import type { Options } from '../../rules/state';
import { type Bag, isBag } from '@/kit/keys';

const PARTS = ['way', 'deck', 'first', 'daily', 'talkSeconds'] as const;

/** Keeps every part that can be decoded and drops the rest. */
export function chosenIn(input: unknown): Options {
  const said: Bag = isBag(input) ? input : {};
  const readable = PARTS.filter(part => decodeOptions({ [part]: said[part] }).ok);
  const read = decodeOptions(Object.fromEntries(readable.map(part => [part, said[part]])));
  if (!read.ok) throw new Error(`the parts fit, the whole does not: ${read.problem}`);
  return read.value;
}

/** The day by the local calendar, as YYYY-MM-DD. */
export function dayOf(now: Date): string {
  const two = (n: number) => String(n).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
