/** Acts on either side of a limit: one that is refused, and the same one just within the rules. */
import { chances } from '../../../../kit/random';
import type { Seat } from '../../../../kit/seat';
import { rulingOn } from '../../../game';
import type { Action, AgentAction, Figure, Gift, GroupProposal } from '../actions';
import { rulebook } from '../rulebook';
import type { State } from '../state';
import type { Why } from '../why';
import { AT, position } from './fixture';

export type Try = readonly [state: State, seat: Seat, action: Action, at?: number];
/** Positions are made late, because each of them puts its own mission on the shelf. */
export type Limit = [rule: string, why: Why, refused: () => Try, allowed: () => Try];
export type Parts = NonNullable<Parameters<typeof position>[0]>;

export function rulingFor([state, seat, action, at = AT]: Try) {
  return rulingOn(rulebook, state, action, { seat, at, finger: at }, chances(1));
}

const NOTHING = { do: 'nothing' } as const;
export const plan = (agent: Figure): AgentAction => ({ type: 'plan', agent, plan: NOTHING });
export const planned = (agent: Figure, card: string): AgentAction => ({
  type: 'plan',
  agent,
  plan: { do: 'move', card },
});
export const lend = (agent: Figure, lender: string): AgentAction => ({
  type: 'lend',
  agent,
  lender,
});
export const deed = (agent: Figure): AgentAction => ({ type: 'deed', agent, act: 'deed' });
export const answer = (agent: Figure, option: string): AgentAction => ({
  type: 'answer',
  agent,
  option,
});
export const use = (agent: Figure, item: string | null = '01', name = 'wave'): AgentAction => ({
  type: 'use',
  agent,
  item,
  use: name,
});
const ITEM: Gift = { kind: 'item', item: '01' };
export const give = (agent: Figure, to: Figure, what: Gift = ITEM): AgentAction => ({
  type: 'give',
  agent,
  to,
  what,
});
export const propose = (proposal: GroupProposal): Action => ({ type: 'propose', proposal });
export const SPEND: Action = { type: 'spend' };
export const LEAVE = propose({ do: 'leave' });

/** Everybody has stated to do nothing. */
export const allPlanned = (parts: Parts = {}): State => {
  const own = Object.fromEntries(
    position(parts).figures.map(it => [it, { plan: NOTHING, ...parts.agents?.[it] }]),
  );
  return position({ ...parts, agents: own });
};

/** Card B of the lab with these acts. */
export const onB = (acts: object, more: object = {}): NonNullable<Parts['mission']> => ({
  ...more,
  cards: { B: { acts } },
});
export const DEED = { deed: { kind: 'deed', won: [] } };
const OPTIONS = ['left', 'right'].map(option => ({ option, effects: [] }));
/** A deed after which the agent has to choose. */
export const ASKING = { deed: { kind: 'deed', won: [{ do: 'choice', of: OPTIONS }] } };
export const ITEM_WITH = (parts: object = {}): NonNullable<Parts['mission']> => ({
  items: { '01': { uses: { wave: { effects: [], ...parts } } } },
});
