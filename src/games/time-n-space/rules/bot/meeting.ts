/** When players meet at a planet: whom its owner lets in, and what the second one takes. */
import type { Intent } from '../../../game';
import type { Action } from '../actions';
import { offers } from '../offers';
import { whyNot } from '../rules';
import { haulAt, paidFrom, stockOn } from './market';
import { type Mind, ownCentre } from './mind';

export function settling(mind: Mind): Intent<Action> {
  const { view, seat, at } = mind;
  if (view.contests.length === 0) return undefined;
  const open = offers(view, seat, at).map(({ action }) => action);
  const redo = view.contests.find(({ chooser }) => chooser === seat);
  if (redo) {
    const centre = ownCentre(mind);
    const haul = haulAt(mind.market, view, redo.planet, stockOn(centre, 'beam'));
    const act: Action = { type: 'redo', deliveries: paidFrom(centre, haul.orders) };
    const offered = open.find(action => action.type === 'redo');
    return { act: whyNot(view, act, { seat, at, finger: at, chance: 0 }) ? (offered ?? act) : act };
  }
  const admit = open.find(action => action.type === 'admit');
  return admit && { act: admit };
}
