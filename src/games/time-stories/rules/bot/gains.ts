/** The facts that effects bring, as far as they depend on no choice, and the choices among them. */
import type { Alternative, CardEffect, CardOption, Goods, Price } from '../../mission/effect';
import type { Condition } from '../../mission/condition';
import type { Mission } from '../../mission/mission';
import type { LocationId } from '../../mission/names';
import { memoryKey } from './memory';

/** `token …`, `item …`, `resource …`, `place …`, `allowed …`, `won …` or `stands …`. */
export type Fact = string;
export type CardChoice = {
  readonly option: string;
  readonly when: Condition | null;
  readonly gains: readonly Fact[];
  /** It is asked again whenever somebody comes. */
  readonly isRepeated: boolean;
};
export type Outcome = {
  readonly gains: readonly Fact[];
  /** Facts that come again with every visit. */
  readonly repeated: readonly Fact[];
  readonly choices: readonly CardChoice[];
  readonly ends: readonly string[];
};

const NOTHING: Outcome = { gains: [], repeated: [], choices: [], ends: [] };

type Spot = {
  readonly mission: Mission;
  readonly card: LocationId;
  /** Acts may defeat each other in circles, so each is followed once. */
  readonly followed: Set<string>;
  /** What an option asks in turn is not looked at. */
  readonly isInOption: boolean;
};

export const outcomeOf = (
  mission: Mission,
  card: LocationId,
  effects: readonly CardEffect[],
): Outcome => outcomeAt({ mission, card, followed: new Set(), isInOption: false }, effects, true);

const outcomeAt = (spot: Spot, effects: readonly CardEffect[], isRepeated: boolean): Outcome =>
  effects
    .map(effect => outcome(spot, effect, isRepeated))
    .reduce(
      (one, other) => ({
        gains: [...one.gains, ...other.gains],
        repeated: [...one.repeated, ...other.repeated],
        choices: [...one.choices, ...other.choices],
        ends: [...one.ends, ...other.ends],
      }),
      NOTHING,
    );

const gaining = (fact: Fact | undefined, isRepeated: boolean): Outcome =>
  fact === undefined ? NOTHING : { ...NOTHING, gains: [fact], repeated: isRepeated ? [fact] : [] };

const ending = (of: readonly string[], otherwise: Outcome): Outcome => ({
  ...otherwise,
  ends: [...of, ...otherwise.ends],
});

function outcome(spot: Spot, effect: CardEffect, isRepeated: boolean): Outcome {
  switch (effect.do) {
    case 'gain':
      return gaining(factOf(effect.goods), isRepeated);
    case 'map':
      return gaining(`place ${effect.place}`, isRepeated);
    case 'allow':
      return gaining(`allowed ${effect.card}`, isRepeated);
    case 'defeat':
      return wonBy(spot, effect.act, isRepeated);
    case 'end':
      return ending(effect.of, outcomeAt(spot, effect.otherwise, isRepeated));
    case 'once':
      return outcomeAt(spot, effect.effects, isRepeated && effect.per === 'visit');
    case 'when':
      return outcomeAt(spot, [...effect.effects, ...effect.otherwise], isRepeated);
    case 'pay':
    case 'choice':
      return spot.isInOption
        ? NOTHING
        : { ...NOTHING, choices: effect.of.map(it => choiceOf(spot, it, isRepeated)) };
    default:
      return NOTHING;
  }
}

const choiceOf = (spot: Spot, it: CardOption | Alternative, isRepeated: boolean): CardChoice => ({
  option: it.option,
  when: 'price' in it ? owning(it.price) : it.when,
  gains: outcomeAt({ ...spot, followed: new Set(), isInOption: true }, it.effects, true).gains,
  isRepeated,
});

/** What the agent must have to pay it. */
function owning(price: Price): Condition | null {
  switch (price.kind) {
    case 'item':
      return { is: 'item', item: price.item, where: 'me' };
    case 'resource':
      return { is: 'resource', resource: price.resource, least: price.many, where: 'me' };
    default:
      return null;
  }
}

function wonBy(spot: Spot, act: string, isRepeated: boolean): Outcome {
  const { mission, card, followed } = spot;
  const key = `${act} ${isRepeated}`;
  if (followed.has(key)) return NOTHING;
  followed.add(key);
  const effects = mission.cards[card]?.acts[act]?.won ?? [];
  const rest = outcomeAt(spot, effects, isRepeated);
  return { ...rest, gains: [...rest.gains, `won ${memoryKey(card, act)}`] };
}

export function factOf(goods: Goods): Fact | undefined {
  switch (goods.kind) {
    case 'item':
      return `item ${goods.item}`;
    case 'token':
      return `token ${goods.token}`;
    case 'resource':
      return `resource ${goods.resource}`;
    default:
      return undefined;
  }
}
