/** Reads a table's options as the rules will read them. */
import { decodedParts } from '@/kit/decoded';
import { decodeOptions } from '../../rules/decode';
import type { Options } from '../../rules/state';

const PARTS = ['first', 'turnSeconds'];

export const chosenIn = (input: unknown): Options => decodedParts(decodeOptions, PARTS, input);
