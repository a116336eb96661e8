/** Of identical counters, lets the one go whose field is more useful. */
import type { Millis } from '../../../../../kit/millis';
import type { Seat } from '../../../../../kit/seat';
import type { Intent } from '../../../../game';
import type { Action } from '../../actions';
import { withThing } from '../../centre';
import type { Field } from '../../components';
import { othersFor } from '../../exchange';
import type { Exchange, View } from '../../state';
import { foremost } from '../foremost';
import { type Mind, mindCentre } from '../mind';
import { missed } from '../room';

type Swap = { readonly from: Field; readonly to: Field; readonly gain: number };

/** A smaller gain is not worth the effort. */
const LEAST = 0.5;

export const mayExchange = ({ exchanges }: View, seat: Seat, at: Millis): boolean =>
  exchanges.some(open => open.seat === seat && at < open.until);

export function exchanging(mind: Mind): Intent<Action> {
  const open = mind.view.exchanges.filter(
    ({ seat, until }) => seat === mind.seat && mind.at < until,
  );
  const swaps = open.flatMap(exchange => swapsFor(mind, exchange));
  const best = foremost(swaps, ({ gain }) => gain);
  return best && { act: { type: 'exchange', from: best.from, to: best.to } };
}

/** The counter on `from` goes, and one of its kind returns to `to`. */
function swapsFor(mind: Mind, exchange: Exchange): Swap[] {
  const centre = mindCentre(mind);
  const to = exchange.field;
  return othersFor(mind.view, exchange)
    .map((from): Swap => {
      const free = withThing(centre, from, null);
      return { from, to, gain: missed(mind, free, from) - missed(mind, free, to) };
    })
    .filter(({ gain }) => gain > LEAST);
}
