/** How good it is that effects happen, as far as a team can tell. */
import { sum } from '../../../../kit/lists';
import { allIn } from '../../mission/branches';
import type { CardEffect, Goods, Price } from '../../mission/effect';
import type { Mission } from '../../mission/mission';
import type { Resource } from '../../mission/names';

const DANGER = 1.5;

/** It ends the run when it grows. */
export const isDangerous = ({ resources }: Mission, kind: Resource): boolean =>
  resources[kind]?.thresholds.some(({ effects }) => allIn(effects).some(it => it.do === 'end')) ??
  false;

export const worthOf = (mission: Mission, effects: readonly CardEffect[]): number =>
  sum(effects.map(it => worth(mission, it)));

function worth(mission: Mission, effect: CardEffect): number {
  switch (effect.do) {
    case 'gain':
      return goodsWorth(mission, effect.goods);
    case 'lose':
      return -goodsWorth(mission, effect.goods);
    case 'defeat':
      return 5;
    case 'shields':
      return -effect.many;
    case 'lose-unit':
      return -0.8 * effect.many;
    case 'map':
    case 'allow':
      return 2;
    case 'end':
      return either(mission, endWorth(mission, effect.of), effect.otherwise);
    case 'once':
      return worthOf(mission, effect.effects);
    case 'when':
      return either(mission, worthOf(mission, effect.effects), effect.otherwise);
    default:
      return 0;
  }
}

const endWorth = (mission: Mission, ends: readonly string[]): number =>
  ends.some(it => mission.ends[it]?.kind === 'success') ? 50 : -50;

/** Of two sides that may come, the mean; without another side, the one there is. */
const either = (mission: Mission, worth: number, otherwise: readonly CardEffect[]): number =>
  otherwise.length === 0 ? worth : (worth + worthOf(mission, otherwise)) / 2;

function goodsWorth(mission: Mission, goods: Goods): number {
  switch (goods.kind) {
    case 'item':
      return 1;
    case 'token':
      return 0.5;
    case 'resource':
      return goods.many * (isDangerous(mission, goods.resource) ? -DANGER : 0.4);
    default:
      return goods.many;
  }
}

export function priceWorth(price: Price): number {
  switch (price.kind) {
    case 'nothing':
      return 0;
    case 'item':
      return -2;
    case 'resource':
      return -0.4 * price.many;
    default:
      return -price.many;
  }
}
