/** Reads a table's options as the rules will read them. */
import { type Bag, isBag } from '@/kit/keys';
import { decodeOptions } from '../../rules/decode';
import type { Options } from '../../rules/state';

const PARTS = ['first', 'turnSeconds'] as const;

/** Keeps every part that can be decoded and drops the rest. */
export function chosenIn(input: unknown): Options {
  const given: Bag = isBag(input) ? input : {};
  const readable = PARTS.filter(part => decodeOptions({ [part]: given[part] }).ok);
  const read = decodeOptions(Object.fromEntries(readable.map(part => [part, given[part]])));
  if (!read.ok) throw new Error(`the parts fit, the whole does not: ${read.problem}`);
  return read.value;
}
