/** The way from the position that is shown to a later one, in stages. */
import { of } from '@/kit/seat';
import type { Seen } from '../../rules/state';
import { botsTravel } from './botsTravel';
import { crewTravels } from './crewTravels';
import { goodsTravel, refillTravels } from './goodsTravel';
import type { Mover, Stage } from './stage';

/** In the order in which things happen in a turn. */
const MOVERS: readonly Mover[] = [...crewTravels, ...botsTravel, ...goodsTravel, counters];

export function stagesBetween(shown: Seen, goal: Seen): readonly Stage[] {
  if (isOtherMatch(shown, goal)) return [];
  if (goal.round > shown.round) return refillTravels(shown, goal);
  const stages: Stage[] = [];
  let now = shown;
  for (const mover of MOVERS) {
    const stage = mover(now, goal);
    if (!stage) continue;
    stages.push(stage);
    now = stage.after;
  }
  return stages;
}

/** Another match, or one that was taken back behind the last refill. */
const isOtherMatch = (shown: Seen, goal: Seen): boolean =>
  shown.ring.join() !== goal.ring.join() ||
  shown.seats.join() !== goal.seats.join() ||
  goal.round < shown.round;

/** Counters walk by themselves where they are drawn; everything else waits for them. */
function counters(shown: Seen, goal: Seen): Stage | undefined {
  const walks = goal.seats.some(
    seat => of(shown.players, seat).points !== of(goal.players, seat).points,
  );
  return walks ? { travels: [], during: goal, after: goal, away: [] } : undefined;
}
