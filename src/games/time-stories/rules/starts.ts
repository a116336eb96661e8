/** Cards where somebody must start, and agents enough for them or not. */
import type { Figure } from './actions';
import type { LocationId } from '../mission/names';
import { livingAgents } from './agents';
import { holds } from './conditions';
import { needsAll } from './explore';
import { whyNotStandOn } from './locks';
import { agentOf, locationOf } from './lookup';
import { sortedBy } from './order';
import type { Seen } from './state';
import type { Why } from './why';

/** One agent must stand on the card: this one, or any. */
export type Demand = { readonly card: LocationId; readonly figure: Figure | null };

/** The demands that nobody meets yet, the most urgent first. */
export function openDemands(seen: Seen): readonly Demand[] {
  const point = { agent: null, card: null };
  const starts = seen.laid.flatMap(({ card }) =>
    locationOf(seen, card)
      .starts.filter(({ when }) => holds(seen, when, point))
      .flatMap(start => demandsFor(seen, card, start.lender).map(it => ({ ...it, ...start }))),
  );
  return sortedBy(starts, ({ priority }) => priority)
    .map(({ card, figure }): Demand => ({ card, figure }))
    .filter(demand => !livingAgents(seen).some(it => meets(demand, it, agentOf(seen, it).at)));
}

/** A lender who is not in the run, or in the vortex, need not come. */
function demandsFor(seen: Seen, card: LocationId, lender: string | null): readonly Demand[] {
  if (seen.gone.includes(card)) return [];
  if (lender === null) return [{ card, figure: null }];
  return livingAgents(seen)
    .filter(figure => agentOf(seen, figure).lender === lender)
    .map(figure => ({ card, figure }));
}

const meets = (demand: Demand, figure: Figure, at: LocationId | null): boolean =>
  demand.card === at && (demand.figure === null || demand.figure === figure);

/** After this placement, the others must still be able to meet what could be met before. */
export function whyNotStart(seen: Seen, figure: Figure, card: LocationId): Why | undefined {
  const unplaced = livingAgents(seen).filter(it => agentOf(seen, it).at === null);
  const due = meetable(seen, unplaced);
  const left = due.filter(demand => !meets(demand, figure, card));
  const others = unplaced.filter(it => it !== figure);
  const isOpen = isTogether(seen, [{ card, figure }, ...left]) && canMeet(seen, others, left);
  if (isOpen) return undefined;
  return { code: 'must-start', cards: left.map(it => it.card) };
}

/** As many demands as the agents can meet, by urgency. */
const meetable = (seen: Seen, agents: readonly Figure[]): readonly Demand[] =>
  openDemands(seen).reduce<readonly Demand[]>(
    (chosen, demand) => (canMeet(seen, agents, [...chosen, demand]) ? [...chosen, demand] : chosen),
    [],
  );

/** Whether different agents can meet all of these. */
function canMeet(seen: Seen, agents: readonly Figure[], demands: readonly Demand[]): boolean {
  const [first, ...rest] = demands;
  if (!first) return true;
  if (!isTogether(seen, demands)) return false;
  return agents
    .filter(it => meets(first, it, first.card) && !whyNotStandOn(seen, it, first.card, true))
    .some(it =>
      canMeet(
        seen,
        agents.filter(other => other !== it),
        rest,
      ),
    );
}

/** On a card for all together somebody can only start if nobody has to start elsewhere. */
const isTogether = (seen: Seen, demands: readonly Demand[]): boolean =>
  new Set(demands.map(({ card }) => card)).size <= 1 ||
  !demands.some(({ card }) => needsAll(seen, card));
