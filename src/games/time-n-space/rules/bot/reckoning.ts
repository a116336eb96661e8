/** What a bot computes before it decides: its plan, the market, and its next building. */
import type { Millis } from '../../../../kit/millis';
import type { Seat } from '../../../../kit/seat';
import type { Good } from '../components';
import type { View } from '../state';
import { keptClear } from './acts/building';
import type { Character } from './character';
import { marketFor } from './flights/market';
import { type Mind, mindCentre } from './mind';
import { planFor } from './plan';

export function mindOf(
  view: View,
  seat: Seat,
  at: Millis,
  character: Character,
  calls: readonly Good[],
): Mind {
  const plan = planFor(view, seat, at, character.weights);
  const market = marketFor(view, seat, plan, character.weights);
  const mind: Mind = { view, seat, at, character, plan, market, calls };
  return { ...mind, kept: keptClear(mind, mindCentre(mind)) };
}
