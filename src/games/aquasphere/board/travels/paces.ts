/** How long pieces travel: long enough to be followed from a sofa. */
import type { Millis } from '@/kit/millis';
import type { Stage } from './stage';

const TRAVEL_MS: Millis = 560;
/** For each lock that a scientist passes besides the first. */
const LOCK_MS: Millis = 160;
const REFILL_MS: Millis = 900;
/** For each piece that follows another on the same way. */
export const AFTER_MS: Millis = 70;
/** A counter walks by itself; what follows waits for its first steps. */
const WALK_MS: Millis = 260;

/** More stages than an act has: the screen is behind, and hurries. */
const USUAL = 3;

export function stageMs({ travels }: Stage, left: number): Millis {
  const hurry = left > USUAL ? 0.6 : 1;
  if (travels.length === 0) return WALK_MS * hurry;
  const legs = Math.max(...travels.map(({ way }) => way.length - 1));
  const most = Math.max(...travels.map(({ count }) => count));
  const isRefill = travels.some(({ way: [from] }) => from.at === 'centre');
  const base = isRefill ? REFILL_MS : TRAVEL_MS;
  return hurry * (base + (legs - 1) * LOCK_MS + (Math.min(most, MOST_DRAWN) - 1) * AFTER_MS);
}

/** So many pieces fly one behind another; the number beside them says the rest. */
export const MOST_DRAWN = 4;
