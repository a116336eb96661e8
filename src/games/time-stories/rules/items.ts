/** Using and handing on items, gifts of the lenders, and resources. */
import type { Use } from '../mission/mission';
import type { ItemId } from '../mission/names';
import type { Seat } from '../../../kit/seat';
import type { AgentAction, Gift, Figure } from './actions';
import { isLiving, plays, withAgent } from './agents';
import { changed, type Change, inTurn, unchanged } from './change';
import { holds } from './conditions';
import { itemRemoved, thresholdsReached } from './goods';
import { job, withJobs } from './jobs';
import { agentOf, lenderOf, missionIn } from './lookup';
import { isNeedless } from './questions';
import type { Seen, State } from './state';
import { testsMet } from './tests';
import type { Why } from './why';

type UseAction = Extract<AgentAction, { type: 'use' }>;
type GiveAction = Extract<AgentAction, { type: 'give' }>;

export function foundUse(seen: Seen, { agent, item, use }: UseAction): Use | undefined {
  const source = item === null ? lenderOf(seen, agent) : missionIn(seen).items[item];
  return source?.uses[use];
}

/** A lender's gift is theirs; an item's use is spent whoever carries it. */
const keyOfUse = (seen: Seen, { agent, item, use }: UseAction): string =>
  `${item ?? agentOf(seen, agent).lender} ${use}`;

export function whyNotUse(seen: Seen, action: UseAction): Why | undefined {
  const { agent, item } = action;
  const use = foundUse(seen, action);
  if (!use) return { code: 'no-such-act' };
  if (item !== null && !isAtHand(seen, agent, item)) return { code: 'not-carried' };
  if (item !== null && seen.busy.includes(item)) return { code: 'item-busy', item };
  const { run, place } = seen.spent;
  if ([...run, ...place].includes(keyOfUse(seen, action))) return { code: 'used-up' };
  const spot = { agent, card: agentOf(seen, agent).at };
  if (!holds(seen, use.when, spot)) return { code: 'not-usable-here' };
  const { effects } = use;
  const isWasted = effects.length > 0 && effects.every(it => isNeedless(seen, it, spot));
  return isWasted ? { code: 'nobody-needs-it' } : undefined;
}

/** What somebody in the vortex carried is at everybody's hand. */
const isAtHand = (seen: Seen, figure: Figure, item: ItemId): boolean =>
  seen.figures
    .filter(it => it === figure || !isLiving(seen, it))
    .some(it => agentOf(seen, it).items.includes(item));

export function used(state: State, action: UseAction): Change {
  const { agent, item } = action;
  const use = foundUse(state, action);
  if (!use) return unchanged(state);
  const marked = withUse(state, use, keyOfUse(state, action));
  const busy = item === null ? marked : { ...marked, busy: [...marked.busy, item] };
  const spent = use.spends && item !== null ? itemRemoved(busy, item) : busy;
  const { at } = agentOf(spent, agent);
  return unchanged(withJobs(spent, job(use.effects, { agent, card: at })));
}

function withUse(state: State, { limit }: Use, key: string): State {
  if (limit === null) return state;
  return { ...state, spent: { ...state.spent, [limit]: [...state.spent[limit], key] } };
}

/** Within a space or while travelling; from somebody in the vortex to anybody. */
export function whyNotGive(seen: Seen, { agent, to, what }: GiveAction): Why | undefined {
  if (agent === to || !seen.figures.includes(to)) return { code: 'not-together' };
  if (!isLiving(seen, to)) return { code: 'in-vortex', agent: to };
  const isTogether = agentOf(seen, agent).at === agentOf(seen, to).at && isPlacedOrAway(seen, to);
  if (isLiving(seen, agent) && !isTogether) return { code: 'not-together' };
  return whyNotHave(seen, agent, what);
}

const isPlacedOrAway = (seen: Seen, figure: Figure): boolean =>
  agentOf(seen, figure).at !== null || seen.phase.name === 'travel';

function whyNotHave(seen: Seen, figure: Figure, what: Gift): Why | undefined {
  const { items, purse } = agentOf(seen, figure);
  if (what.kind === 'resource')
    return purse[what.resource] >= what.many ? undefined : { code: 'too-few' };
  if (!items.includes(what.item)) return { code: 'not-carried' };
  return seen.busy.includes(what.item) ? { code: 'item-busy', item: what.item } : undefined;
}

/** The player who takes it acts, if the giver is in the vortex. */
export const handOf = (seen: Seen, { agent, to }: GiveAction): Figure =>
  isLiving(seen, agent) ? agent : to;

export function gave(state: State, { agent, to, what }: GiveAction): Change {
  const { at, purse } = agentOf(state, to);
  return inTurn(
    changed(handedOn(state, agent, to, what), { type: 'gave', agent, to }),
    now =>
      what.kind === 'item'
        ? unchanged(now)
        : thresholdsReached(now, what.resource, to, purse[what.resource]),
    now => (at === null || !isReadable(now) ? unchanged(now) : testsMet(now, to, at)),
  );
}

const isReadable = ({ phase }: State): boolean => phase.name !== 'travel';

function handedOn(state: State, from: Figure, to: Figure, what: Gift): State {
  const [giver, taker] = [agentOf(state, from), agentOf(state, to)];
  if (what.kind === 'item') {
    const items = giver.items.filter(it => it !== what.item);
    const given = withAgent(state, from, { items });
    return withAgent(given, to, { items: [...taker.items, what.item] });
  }
  const { resource, many } = what;
  const purse = { ...giver.purse, [resource]: giver.purse[resource] - many };
  const given = withAgent(state, from, { purse });
  return withAgent(given, to, {
    purse: { ...taker.purse, [resource]: taker.purse[resource] + many },
  });
}

export const isMine = (seen: Seen, seat: Seat, figure: Figure): boolean =>
  seen.figures.includes(figure) && plays(seen, seat, figure);
