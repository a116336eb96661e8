/** Life points, the vortex, and the captain who goes into it. */
import type { Figure } from './actions';
import { captainsAgent, isLiving, livingAgents, seatToTheLeft, withAgent } from './agents';
import { changed, type Change, unchanged, whileRunning } from './change';
import { VORTEX_UNITS } from './components';
import { endNamed, runEnded } from './ending';
import { agentOf, lenderOf } from './lookup';
import type { Seen, State } from './state';

export const isHurt = (seen: Seen, figure: Figure): boolean =>
  isLiving(seen, figure) && agentOf(seen, figure).life < lenderOf(seen, figure).life;

export function healed(state: State, figure: Figure, many: number): Change {
  const { life } = agentOf(state, figure);
  const gained = Math.min(many, lenderOf(state, figure).life - life);
  if (gained <= 0 || !isLiving(state, figure)) return unchanged(state);
  return changed(withAgent(state, figure, { life: life + gained }), {
    type: 'life',
    agent: figure,
    change: gained,
  });
}

export function hurt(state: State, figure: Figure, many: number): Change {
  const { life } = agentOf(state, figure);
  const lost = Math.min(many, life);
  if (lost === 0 || !isLiving(state, figure)) return unchanged(state);
  const wounded = changed(withAgent(state, figure, { life: life - lost }), {
    type: 'life',
    agent: figure,
    change: -lost,
  });
  return lost < life ? wounded : whileRunning(wounded, now => intoVortex(now, figure));
}

/** Seven units ahead; with seven or fewer left there is no way back in this run. */
const intoVortex = (state: State, figure: Figure): Change =>
  whileRunning(
    changed(
      withAgent(state, figure, {
        vortex: Math.max(0, state.units - VORTEX_UNITS),
        at: null,
        plan: null,
        owes: 0,
      }),
      { type: 'vortex', agent: figure },
    ),
    now => (livingAgents(now).length > 0 ? unchanged(now) : runEnded(now, endNamed(now, 'death'))),
    officePassed,
  );

/** A captain without an agent passes the die on. */
const officePassed = (state: State): Change =>
  captainsAgent(state) === null ? captaincyPassed(state) : unchanged(state);

export function captaincyPassed(state: State): Change {
  const captain = seatToTheLeft(state);
  return captain === state.captain
    ? unchanged(state)
    : changed({ ...state, captain }, { type: 'captain', seat: captain });
}
