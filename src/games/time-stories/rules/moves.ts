/** OnlyAt an agent may go: at lay-out, in a unit, and together with the others. */
import type { Figure } from './actions';
import type { LocationId } from '../mission/names';
import { livingAgents, withAgent } from './agents';
import { changed, type Change, inTurn, unchanged } from './change';
import { arrived, needsAll } from './explore';
import { job, withJobs } from './jobs';
import { whyNotStandOn } from './locks';
import { agentOf, testOf } from './lookup';
import { type Demand, openDemands, whyNotStart } from './starts';
import type { Seen, State } from './state';
import { isLockedIn } from './tests';
import type { Why } from './why';

export function whyNotEnter(seen: Seen, figure: Figure, card: LocationId): Why | undefined {
  if (agentOf(seen, figure).at !== null) return { code: 'already-placed' };
  const isForced = openDemands(seen).some(it => isFor(it, figure, card));
  return (
    whyNotStandOn(seen, figure, card, isForced) ??
    whyNotGatherAtLayout(seen, figure, card) ??
    whyNotStart(seen, figure, card)
  );
}

export const canEnter = (seen: Seen, figure: Figure): boolean =>
  seen.laid.some(({ card }) => !whyNotEnter(seen, figure, card));

const isFor = (demand: Demand, figure: Figure, card: LocationId): boolean =>
  demand.card === card && (demand.figure === null || demand.figure === figure);

/** A card for all together is entered by all, or by nobody. */
function whyNotGatherAtLayout(seen: Seen, figure: Figure, card: LocationId): Why | undefined {
  const taken = livingAgents(seen).flatMap(it => agentOf(seen, it).at ?? []);
  const gathering = taken.find(it => needsAll(seen, it));
  if (gathering !== undefined && gathering !== card) return { code: 'gather', card: gathering };
  if (!needsAll(seen, card) || gathering === card) return undefined;
  const canAll = taken.length === 0 && canOthersFollow(seen, figure, card);
  return canAll ? undefined : { code: 'all-or-none' };
}

export function whyNotMove(seen: Seen, figure: Figure, card: LocationId): Why | undefined {
  const { at } = agentOf(seen, figure);
  if (at !== null && isLockedIn(seen, figure)) return { code: 'locked-in', card: at };
  return whyNotStandOn(seen, figure, card) ?? whyNotGather(seen, figure, card);
}

function whyNotGather(seen: Seen, figure: Figure, card: LocationId): Why | undefined {
  const gathering = gatheringIn(seen);
  if (gathering !== null && gathering !== card) return { code: 'gather', card: gathering };
  if (!needsAll(seen, card) || gathering === card) return undefined;
  return canOthersFollow(seen, figure, card) ? undefined : { code: 'all-or-none' };
}

/** The one who goes first may bring the key. */
function canOthersFollow(seen: Seen, figure: Figure, card: LocationId): boolean {
  const there = withAgent(seen, figure, { at: card });
  return livingAgents(there).every(
    it => agentOf(there, it).at === card || canFollow(there, it, card),
  );
}

export const gatheringIn = ({ phase }: Seen): LocationId | null =>
  phase.name === 'unit' ? phase.gathering : null;

const canFollow = (seen: Seen, figure: Figure, card: LocationId): boolean =>
  agentOf(seen, figure).done === null &&
  !isLockedIn(seen, figure) &&
  !whyNotStandOn(seen, figure, card);

export const entered = (state: State, figure: Figure, card: LocationId): Change =>
  inTurn(changed({ ...state, ballot: null }, { type: 'entered', agent: figure, card }), now =>
    arrived(now, figure, card),
  );

/** Moving away from a test that has begun may have a price. */
export function moved(state: State, figure: Figure, card: LocationId): Change {
  const { at } = agentOf(state, figure);
  const lefts = state.tests
    .filter(test => test.card === at)
    .map(test => job(testOf(state, test.card, test.act).left, { agent: figure, card: at }));
  const done = withAgent(state, figure, { done: 'moved' });
  const start = changed(gathered(done, card), { type: 'moved', agent: figure, card });
  return inTurn(
    start,
    now => arrived(now, figure, card),
    now => unchanged(withJobs(now, ...lefts)),
  );
}

const gathered = (state: State, card: LocationId): State =>
  state.phase.name === 'unit' && needsAll(state, card)
    ? { ...state, phase: { ...state.phase, gathering: card } }
    : state;
