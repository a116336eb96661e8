/** Gaining and losing what a mission hands out. */
import type { Figure } from './actions';
import type { Goods } from '../mission/effect';
import type { ItemId, Resource, StateToken } from '../mission/names';
import { withAgent } from './agents';
import { changed, type Change, inTurn, unchanged } from './change';
import { isOfTeam } from './conditions';
import { job, withJobs } from './jobs';
import { healed, hurt } from './life';
import { agentOf, missionIn } from './lookup';
import type { State } from './state';
import { unitsGained, unitsLost } from './time';

export function gained(state: State, goods: Goods, figure: Figure | null): Change {
  switch (goods.kind) {
    case 'token':
      return tokenGained(state, goods.token, figure);
    case 'units':
      return unitsGained(state, goods.many);
    case 'resource':
      return resourceChanged(state, goods.resource, goods.many, figure);
    case 'item':
      return figure === null ? unchanged(state) : itemFound(state, goods.item, figure);
    default:
      return figure === null ? unchanged(state) : healed(state, figure, goods.many);
  }
}

export function lost(state: State, goods: Goods, figure: Figure | null): Change {
  switch (goods.kind) {
    case 'token':
      return tokenLost(state, goods.token, figure);
    case 'units':
      return unitsLost(state, goods.many);
    case 'resource':
      return resourceChanged(state, goods.resource, -goods.many, figure);
    case 'item':
      return unchanged(itemRemoved(state, goods.item));
    default:
      return figure === null ? unchanged(state) : hurt(state, figure, goods.many);
  }
}

const tokenGained = (state: State, token: StateToken, agent: Figure | null): Change =>
  state.tokens.includes(token)
    ? unchanged(state)
    : changed(
        { ...state, tokens: [...state.tokens, token] },
        { type: 'token', agent, token, gained: true },
      );

const tokenLost = (state: State, token: StateToken, agent: Figure | null): Change =>
  state.tokens.includes(token)
    ? changed(
        { ...state, tokens: state.tokens.filter(it => it !== token) },
        { type: 'token', agent, token, gained: false },
      )
    : unchanged(state);

/** There is one of each item. */
function itemFound(state: State, item: ItemId, figure: Figure): Change {
  if (state.figures.some(it => agentOf(state, it).items.includes(item))) return unchanged(state);
  const { items } = agentOf(state, figure);
  return changed(withAgent(state, figure, { items: [...items, item] }), {
    type: 'found',
    agent: figure,
    item,
  });
}

export const itemRemoved = (state: State, item: ItemId): State =>
  state.figures.reduce((now, figure) => {
    const { items } = agentOf(now, figure);
    return withAgent(now, figure, { items: items.filter(it => it !== item) });
  }, state);

/** Of the team or of the agent; nobody has less than none. */
export function resourceChanged(
  state: State,
  resource: Resource,
  change: number,
  figure: Figure | null,
): Change {
  const isTeams = isOfTeam(state, resource);
  const owner = isTeams ? null : figure;
  if (owner === null && !isTeams) return unchanged(state);
  const before = amountOf(state, resource, owner);
  const after = Math.max(0, before + change);
  const start = changed(withAmount(state, resource, owner, after), {
    type: 'resource',
    agent: figure,
    resource,
    change: after - before,
  });
  return inTurn(start, now => thresholdsReached(now, resource, owner, before));
}

/** Without an owner it is the team's. */
const amountOf = (state: State, resource: Resource, owner: Figure | null): number =>
  (owner === null ? state.team : agentOf(state, owner).purse)[resource];

function withAmount(state: State, resource: Resource, owner: Figure | null, amount: number): State {
  if (owner === null) return { ...state, team: { ...state.team, [resource]: amount } };
  const { purse } = agentOf(state, owner);
  return withAgent(state, owner, { purse: { ...purse, [resource]: amount } });
}

/** The effects of every threshold above the amount before, up to the one of now. */
export function thresholdsReached(
  state: State,
  resource: Resource,
  agent: Figure | null,
  before: number,
): Change {
  const now = amountOf(state, resource, agent);
  const reached = (missionIn(state).resources[resource]?.thresholds ?? []).filter(
    ({ least }) => before < least && now >= least,
  );
  const jobs = reached.map(({ effects }) => job(effects, { agent, card: null }));
  return unchanged(withJobs(state, ...jobs));
}
