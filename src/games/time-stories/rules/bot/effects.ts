/** How good it is that effects happen, as far as a team can tell. */
import { sum } from '../../../../kit/lists';
import type { CardEffect, Goods, Price } from '../../mission/effect';
import type { Mission } from '../../mission/mission';

const DANGER = 1.5;

const isDangerous = (mission: Mission, resource: string): boolean =>
  Object.entries(mission.resources).some(
    ([kind, it]) =>
      kind === resource &&
      it?.thresholds.some(({ effects }) => effects.some(effect => effect.do === 'end')),
  );

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
      return effect.of.some(it => mission.ends[it]?.kind === 'success') ? 50 : -50;
    case 'once':
    case 'when':
      return worthOf(mission, effect.effects);
    default:
      return 0;
  }
}

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
