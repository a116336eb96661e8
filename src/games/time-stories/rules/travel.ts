/** From place to place: tidying up, the captain's die, and the office that passes on. */
import { lastOf } from '../../../kit/lists';
import { type Chances, oneOf } from '../../../kit/random';
import type { PlaceId } from '../mission/names';
import { agentsAt, allAgents, livingAgents } from './agents';
import { changed, type Change, inTurn, unchanged, whileRunning } from './change';
import { CAPTAIN_DIE, RED_UNITS } from './components';
import { endNamed, runEnded } from './ending';
import { job, withJobs, withMemory, withSecret } from './jobs';
import { laidOut } from './layout';
import { captaincyPassed } from './life';
import { lenderOf, locationOf, missionIn, testOf } from './lookup';
import type { Seen, State } from './state';
import { unitsLost } from './time';

/** The figures stand beside the board, and items may change hands. */
export function departed(state: State): Change {
  const lefts = state.tests.flatMap(({ card, act }) => {
    const [agent] = agentsAt(state, card);
    return agent ? [job(testOf(state, card, act).left, { agent, card })] : [];
  });
  const beside = allAgents(state, { at: null, plan: null, done: null });
  return changed(
    withJobs({ ...tidied(beside), phase: { name: 'travel' }, ballot: null }, ...lefts),
    { type: 'left', place: state.place },
  );
}

/** Unfinished tests are as new; beaten opponents stay away. */
function tidied(state: State): State {
  const { once } = state.secret;
  const fronts = Object.keys(state.secret.fronts).reduce(forgotten, state).secret.fronts;
  const secret = { fronts, once: { ...once, visit: [] }, adjustments: [], applied: [] };
  const spent = { ...state.spent, place: [] };
  return { ...withSecret(state, secret), tests: [], laid: [], busy: [], spent };
}

function forgotten(state: State, card: string): State {
  const { acts } = locationOf(state, card);
  const won = (state.secret.fronts[card]?.won ?? []).filter(id => {
    const act = acts[id];
    return !(act && 'again' in act && act.again);
  });
  return withMemory(state, card, { texts: [], won });
}

/** Without any time left there is no journey. */
export const travelled = (state: State, to: string, next: Chances): Change =>
  state.units > 0 ? onTheWay(state, to, next) : runEnded(state, endNamed(state, 'time'));

function onTheWay(state: State, to: string, next: Chances): Change {
  const price = state.journey ?? undefined;
  const faces = price === undefined ? captainRolls(state, next) : [];
  const red = state.red.includes(state.place) ? RED_UNITS : 0;
  const cost = (price ?? lastOf(faces)) + red;
  const start = changed(
    { ...state, journey: null, ballot: null },
    { type: 'captain-die', faces, cost },
  );
  return whileRunning(
    start,
    now => unitsLost(now, cost),
    now => unitsLost(now, waitAt(now, to)),
    captaincyPassed,
    now => laidOut(now, to),
  );
}

/** Units that the group would wait at a place, if it arrived there now. */
export function waitAt(seen: Seen, place: PlaceId): number {
  const { notBefore = null } = missionIn(seen).places[place] ?? {};
  return notBefore === null ? 0 : Math.max(0, seen.units - notBefore);
}

/** A lender may have a certain number thrown again once. */
function captainRolls(state: State, next: Chances): readonly number[] {
  const first = oneOf(CAPTAIN_DIE, next) ?? 1;
  const isRolledAgain = livingAgents(state).some(it => lenderOf(state, it).rerolls === first);
  return isRolledAgain ? [first, oneOf(CAPTAIN_DIE, next) ?? 1] : [first];
}

/** An effect sends the group somewhere; the die is rolled all the same. */
export const journeyForced = (state: State, to: string, next: Chances): Change =>
  to === state.place ? unchanged(state) : inTurn(departed(state), now => travelled(now, to, next));
