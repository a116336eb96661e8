/**
 * What an expert would do next in this seat, and why. Deterministic, from the seat's view alone.
 */
import { chances } from '../../../../kit/random';
import type { Millis } from '../../../../kit/millis';
import type { Seat } from '../../../../kit/seat';
import type { View } from '../state';
import { isAllowed } from './allowed';
import { EXPERT } from './character';
import { lifting } from './acts/lifting';
import { mindOf } from './reckoning';
import { type Idea, ideaFor } from './acts/turning';

type Counsel = Omit<Idea, 'worth'>;

export function counsel(view: View, seat: Seat, at: Millis): Counsel | undefined {
  const mind = mindOf(view, seat, at, EXPERT, []);
  const lift = lifting(mind);
  const found = lift && 'act' in lift ? { action: lift.act } : ideaFor(mind, chances(EVEN));
  return found && isAllowed(view, mind, found.action) ? found : undefined;
}

const EVEN = 0.5;
