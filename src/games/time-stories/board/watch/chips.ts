/** What the chip of an agent shows: its life, its plan or deed, and its player's vote. */
import { of, ownOf } from '@/kit/seat';
import { type Resource, RESOURCES } from '../../mission/names';
import type { Figure, Plan } from '../../rules/actions';
import { isLiving } from '../../rules/agents';
import { missionIn } from '../../rules/lookup';
import { votersFor } from '../../rules/proposals';
import type { Done, Seen } from '../../rules/state';
import type { VoteKind } from '../signs/Signs';

export type Owned = { readonly resource: Resource; readonly many: number };

export type Chip = {
  readonly figure: Figure;
  readonly life: number;
  readonly most: number;
  /** The unit of return; 0: out for this run; null: alive. */
  readonly vortex: number | null;
  readonly vote: VoteKind | null;
  readonly isCaptain: boolean;
  readonly plan: Plan | null;
  readonly done: Done | null;
  /** Coins and the like; others may use them even while the agent is in the vortex. */
  readonly purse: readonly Owned[];
  /** Between two units, and the plan is still missing. */
  readonly isPlanning: boolean;
};

export const chipsOf = (view: Seen): readonly Chip[] => view.figures.map(it => chipOf(view, it));

function chipOf(view: Seen, figure: Figure): Chip {
  const { by, lender, life, vortex, plan, done, owes, purse } = of(view.agents, figure);
  const isAlive = isLiving(view, figure);
  const most = Math.max(life, missionIn(view).lenders[lender ?? '']?.life ?? life);
  return {
    figure,
    // Before a run nobody has lost anything yet.
    life: view.phase.name === 'party' ? most : Math.max(0, life),
    most,
    vortex,
    vote: voteOf(view, figure),
    isCaptain: by.length === 1 && by[0] === view.captain && isFirstOf(view, figure),
    plan: view.phase.name === 'here' ? plan : null,
    done: view.phase.name === 'unit' ? done : null,
    purse: RESOURCES.flatMap(it => (purse[it] > 0 ? [{ resource: it, many: purse[it] }] : [])),
    isPlanning: view.phase.name === 'here' && isAlive && plan === null && owes === 0,
  };
}

/** The die lies on one chip only, even if the captain has several agents. */
const isFirstOf = (view: Seen, figure: Figure): boolean => {
  const player = of(view.agents, figure).by[0];
  const own = view.figures.filter(it => {
    const { by } = of(view.agents, it);
    return by.length === 1 && by[0] === player;
  });
  const alive = own.find(it => isLiving(view, it)) ?? own[0];
  return alive === figure;
};

/** On the first chip of a player; in the vortex one has no vote. */
function voteOf(view: Seen, figure: Figure): VoteKind | null {
  const { ballot } = view;
  const { by, vortex } = of(view.agents, figure);
  const [player] = by;
  if (vortex !== null) return 'vortex';
  if (!ballot || player === undefined || !isFirstOf(view, figure)) return null;
  if (!votersFor(view, ballot.proposal).includes(player)) return null;
  const vote = ownOf(ballot.votes, player);
  return vote === undefined ? 'open' : vote ? 'yes' : 'no';
}
