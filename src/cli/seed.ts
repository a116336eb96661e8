/** A seed in a command: 32 hex digits, or any short number or word to deal the same again. */
import { z } from 'zod';
import { seedFrom } from '../kit/chance';

export const seed = z.union([z.number(), z.string()]).transform(seedFrom);
