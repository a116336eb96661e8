/** Questions that a player must answer, or wait for, when ships meet. */
import type { Millis } from '@/kit/millis';
import type { Seat } from '@/kit/seat';
import type { Field, Order } from '../../rules/components';
import { othersFor } from '../../rules/exchange';
import type { Delivery, Seen } from '../../rules/state';

export type Question =
  /** The owner decides who goes first. */
  | { readonly ask: 'admit'; readonly visitors: readonly Seat[]; readonly until: Millis }
  /** The second visitor decides what to take of the rest. */
  | {
      readonly ask: 'redo';
      readonly planet: Seat;
      readonly wanted: readonly Delivery[];
      readonly until: Millis;
    }
  /** The owner may give another of several identical counters. */
  | {
      readonly ask: 'exchange';
      readonly order: Order;
      readonly gone: Field;
      readonly others: readonly Field[];
      readonly until: Millis;
    }
  /** The player has nothing to answer: others decide, or the moment is not over. */
  | { readonly ask: 'wait'; readonly planet: Seat; readonly until: Millis };

export const questionsTo = (seen: Seen, seat: Seat): Question[] => [
  ...contests(seen, seat),
  ...exchanges(seen, seat),
  ...held(seen, seat),
];

function contests({ contests }: Seen, seat: Seat): Question[] {
  return contests.flatMap(({ planet, waiting, chooser, until }): Question[] => {
    const own = waiting.find(visit => visit.seat === seat);
    if (planet === seat && chooser === null) {
      return [{ ask: 'admit', visitors: waiting.map(visit => visit.seat), until }];
    }
    if (own && chooser === seat) return [{ ask: 'redo', planet, wanted: own.deliveries, until }];
    return own ? [{ ask: 'wait', planet, until }] : [];
  });
}

function exchanges(seen: Seen, seat: Seat): Question[] {
  return seen.exchanges
    .filter(exchange => exchange.seat === seat)
    .map((exchange): Question => {
      const { order, field: gone, until } = exchange;
      return { ask: 'exchange', order, gone, others: othersFor(seen, exchange), until };
    })
    .filter(question => question.ask !== 'exchange' || question.others.length > 0);
}

const held = ({ held }: Seen, seat: Seat): Question[] =>
  held
    .filter(visit => visit.seat === seat)
    .map(({ planet, until }) => ({ ask: 'wait', planet, until }));
