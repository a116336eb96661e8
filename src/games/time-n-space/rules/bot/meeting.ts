/** When players meet at a planet: whom the owner admits, and what the second visitor takes. */
import { of, type Seat } from '../../../../kit/seat';
import type { Intent } from '../../../game';
import type { Action } from '../actions';
import { asFound } from '../atLift';
import { scores } from '../score';
import type { Contest, Visit } from '../state';
import { isAllowed } from './allowed';
import { foremost } from './foremost';
import { haulAt, paidFrom } from './flights/haul';
import { marketFor } from './flights/market';
import { stockOn } from './stock';
import type { Mind } from './mind';

export function settling(mind: Mind): Intent<Action> {
  const { contests } = mind.view;
  const newChoice = contests.find(({ chooser }) => chooser === mind.seat);
  if (newChoice) return { act: { type: 'redo', deliveries: chosenAnew(mind, newChoice) } };
  const own = contests.find(({ planet, chooser }) => planet === mind.seat && chooser === null);
  const visitor = own && welcome(mind, own.waiting);
  return visitor && { act: { type: 'admit', visitor } };
}

/** The best of what is left; nothing if that would take something from another visitor. */
function chosenAnew(mind: Mind, { planet }: Contest) {
  const { view, seat, plan, character } = mind;
  const found = asFound(view, seat);
  const centre = of(found.centres, seat);
  const market = marketFor(found, seat, plan, character.weights);
  const { orders } = haulAt(market, found, planet, stockOn(centre, 'beam'));
  const deliveries = paidFrom(centre, orders);
  return isAllowed(view, mind, { type: 'redo', deliveries }) ? deliveries : [];
}

/** The player behind goes first; with equal points the one that clears more orders away. */
function welcome({ view }: Mind, waiting: readonly Visit[]): Seat | undefined {
  const all = scores(view);
  const harmless = ({ seat, deliveries }: Visit) => deliveries.length / 10 - of(all, seat).points;
  return foremost(waiting, harmless)?.seat;
}
