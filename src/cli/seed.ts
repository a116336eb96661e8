/** A seed as it is asked for: 32 hex digits, or a short name for a deal to come back to. */
import { z } from 'zod';
import { seedFrom } from '../kit/chance';

export const seed = z.union([z.number(), z.string()]).transform(seedFrom);
