/** Plays anything that is allowed, with any allowed contents, to find what nobody would try. */
import { firstOf, firstTwo, paired } from '../../../../kit/lists';
import { type Chance, chances, oneOf, pick, shuffled } from '../../../../kit/random';
import type { Bot } from '../../../game';
import type { Action, Deed } from '../actions';
import { goodOf, loadedWith, valueOf } from '../centre';
import type { Order } from '../components';
import { type Choices, offers, type TnsOffer } from '../offers';
import { whyNot } from '../rules';
import type { Centre, View } from '../state';
import { of } from '../../../../kit/seat';
import { nextWake } from './wake';

export const random: Bot<View, Action> = (view, moment) => {
  const next = chances(moment.chance);
  const offered = offers(view, moment.seat, moment.at);
  const chosen = oneOf(worthwhile(offered, next), next);
  if (!chosen) return nextWake(view, moment);
  const varied = vary(chosen, of(view.centres, moment.seat), next);
  const context = { ...moment, finger: moment.at };
  return { act: whyNot(view, varied, context) ? chosen.action : varied };
};

/** Mostly avoids lapsing and endless exchanges, so that matches make progress. */
function worthwhile(offered: readonly TnsOffer[], next: () => Chance): readonly TnsOffer[] {
  const idle = ({ action }: TnsOffer) =>
    action.type === 'exchange' || (action.type === 'lift' && action.deed.do === 'lapse');
  const busy = offered.filter(offer => !idle(offer));
  return busy.length > 0 && next() < 0.9 ? busy : offered;
}

/** A random non-empty selection in random order. */
const some = <T>(things: readonly T[], next: () => Chance, most = things.length): T[] =>
  shuffled(things, next).slice(0, 1 + pick(next(), Math.min(most, things.length)));

function vary({ action, choices = {} }: TnsOffer, centre: Centre, next: () => Chance): Action {
  const { orders = [], fields = [] } = choices;
  switch (action.type) {
    case 'choose':
      return { ...action, orders: firstTwo(shuffled(orders, next)) };
    case 'place':
      return { ...action, fields: firstTwo(shuffled(fields, next)) };
    case 'lift':
      return { ...action, deed: varyDeed(action.deed, choices, centre, next) };
    default:
      return action;
  }
}

function varyDeed(deed: Deed, choices: Choices, centre: Centre, next: () => Chance): Deed {
  const { orders = [], fields = [], from = [], most = 0 } = choices;
  switch (deed.do) {
    case 'produce':
      return { ...deed, fields: some(fields, next) };
    case 'load': {
      const cubes = shuffled(from, next);
      const units = some(fields, next, cubes.length);
      return { ...deed, moves: paired(cubes, units).map(([cube, to]) => ({ from: cube, to })) };
    }
    case 'offer': {
      const places = some(fields, next, Math.min(most, orders.length));
      const kinds = shuffled(orders, next);
      return {
        ...deed,
        orders: paired(kinds, places).map(([order, field]) => ({ order, field })),
      };
    }
    case 'deliver':
      return { ...deed, deliveries: some(payable(orders, centre), next) };
    default:
      return deed;
  }
}

/** One order of every good that could be paid. */
function payable(orders: readonly Order[], centre: Centre) {
  const goods = new Set(orders.map(goodOf));
  return [...goods].map(good => {
    const order = firstOf(orders.filter(kind => goodOf(kind) === good));
    return { order, from: loadedWith(centre, good).slice(0, valueOf(order)) };
  });
}
