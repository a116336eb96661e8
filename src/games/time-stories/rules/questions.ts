/** Effects that ask: what to pay, what to choose, and which agent is meant. */
import type { Figure } from './actions';
import { sum } from '../../../kit/lists';
import type { Alternative, CardEffect, Price, Who } from '../mission/effect';
import type { Resource } from '../mission/names';
import { agentsAt, isLiving, livingAgents } from './agents';
import { type Change, unchanged } from './change';
import { holds, kindsOf, stockOf } from './conditions';
import { asking, job, withJobs } from './jobs';
import { isHurt } from './life';
import { agentOf } from './lookup';
import type { Job, Seen, State } from './state';

type Spot = Pick<Job, 'agent' | 'card'>;
type Of<Name extends CardEffect['do']> = Extract<CardEffect, { do: Name }>;

/** Only what can be paid is offered. Time is everybody's, so it is never paid unasked. */
export function paymentAsked(state: State, effect: Of<'pay'>, spot: Spot): Change {
  const { agent } = spot;
  if (agent === null) return unchanged(state);
  const open = effect.of.filter(it => canPay(state, agent, it.price));
  const question = {
    ...spot,
    agent,
    kind: 'pay' as const,
    options: open.map(({ option }) => option),
  };
  return unchanged(
    asking(
      state,
      question,
      open.map(it => job(paidWith(state, agent, it), spot)),
      open.some(({ price }) => price.kind === 'units'),
    ),
  );
}

export function choiceAsked(state: State, effect: Of<'choice'>, spot: Spot): Change {
  const { agent } = spot;
  if (agent === null) return unchanged(state);
  const open = effect.of.filter(it => holds(state, it.when, { agent, card: spot.card }));
  const options = open.map(({ option }) => option);
  const answers = open.map(({ option, effects }) =>
    job([{ do: 'tell', text: option }, ...effects], spot),
  );
  return unchanged(asking(state, { ...spot, agent, kind: 'choice', options }, answers));
}

/** The effect for one agent, chosen by the one who acts. */
export function agentAsked(
  state: State,
  effect: CardEffect,
  spot: Spot,
  figures: readonly Figure[],
): Change {
  const { agent } = spot;
  if (agent === null) return unchanged(state);
  const answers = figures.map(figure => job([effect], { ...spot, agent: figure }));
  return unchanged(
    asking(state, { ...spot, agent, kind: 'agent', options: [...figures] }, answers),
  );
}

/** An agent that comes back chooses among the spaces where somebody is. */
export function spaceAsked(state: State, figure: Figure): Change {
  const others = livingAgents(state).flatMap(it => agentOf(state, it).at ?? []);
  const options = [...new Set(others)];
  const answers = options.map(card => job([], { agent: figure, card }, 'placed'));
  const question = { agent: figure, card: null, kind: 'space' as const, options };
  return unchanged(asking(state, question, answers));
}

export function meantBy(seen: Seen, who: Who, { agent, card }: Spot): readonly Figure[] {
  if (who === 'team') return livingAgents(seen);
  if (who === 'here' && card !== null) return agentsAt(seen, card);
  return agent === null ? [] : [agent];
}

/** Among whom the agent chooses: to heal, those who are hurt. */
export const choosable = (seen: Seen, effect: CardEffect): readonly Figure[] =>
  livingAgents(seen).filter(it => !heals(effect) || isHurt(seen, it));

/** An effect that does nothing but heal or bring back, while nobody needs it. */
export function isNeedless(seen: Seen, effect: CardEffect, spot: Spot): boolean {
  if (effect.do === 'return') return seen.figures.every(it => isLiving(seen, it));
  if (!heals(effect)) return false;
  const meant = effect.who === 'one' ? seen.figures : meantBy(seen, effect.who, spot);
  return !meant.some(it => isHurt(seen, it));
}

const heals = (effect: CardEffect): effect is Of<'gain'> =>
  effect.do === 'gain' && effect.goods.kind === 'life';

function canPay(state: State, agent: Figure, price: Price): boolean {
  const { items, life } = agentOf(state, agent);
  switch (price.kind) {
    case 'item':
      return items.includes(price.item);
    case 'resource':
      return ownedOf(state, agent, price.resource) >= price.many;
    case 'life':
      return life > price.many;
    case 'units':
      return state.units >= price.many;
    default:
      return true;
  }
}

const ownedOf = (state: State, agent: Figure, resource: Resource | 'any'): number =>
  sum(kindsOf(state, resource).map(kind => stockOf(state, agent, kind)));

function paidWith(
  state: State,
  agent: Figure,
  { price, effects }: Alternative,
): readonly CardEffect[] {
  const losses = price.kind === 'nothing' ? [] : lossesFor(state, agent, price);
  return [...losses, ...effects];
}

function lossesFor(
  state: State,
  agent: Figure,
  price: Exclude<Price, { kind: 'nothing' }>,
): readonly CardEffect[] {
  if (price.kind !== 'resource') return [{ do: 'lose', goods: price, who: 'me' }];
  let open = price.many;
  return kindsOf(state, price.resource).flatMap(resource => {
    const many = Math.min(open, stockOf(state, agent, resource));
    open -= many;
    const goods = { kind: 'resource' as const, resource, many };
    return many > 0 ? [{ do: 'lose' as const, goods, who: 'me' as const }] : [];
  });
}

/** The answer is worked next, and is remembered as chosen. */
export function answered(state: State, option: string): State {
  const { asked } = state.secret;
  const answer = asked?.answers[asked.question.options.indexOf(option)];
  const secret = { ...state.secret, asked: null };
  const open = { ...state, secret, asking: null };
  return answer ? withJobs(open, answer) : open;
}
