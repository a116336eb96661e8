/** Checks that the order in which bots count goods gives no seat an advantage. */
import { of } from '../../../../kit/seat';
import { GOODS, type Good } from '../components';
import { BEGINNER, dealt, raise, running } from '../testing/fixture';
import type { Seen } from '../state';
import { EXPERT } from './character';
import { goodsFor, ranked } from './colours';
import { toOrder } from './acts/ordering';
import { mindOf } from './reckoning';

/** Steps from a seat's own colour to a good; with three players brown is the same for all. */
const steps = ({ seats }: Seen, n: number, good: Good): number => {
  const at = GOODS.indexOf(good);
  return at < seats.length ? (at - n + seats.length) % seats.length : at;
};

test.each([3, 4] as const)('[W11] each of %d bots begins with another colour', count => {
  const state = running(count);
  const counted = state.seats.map(seat => goodsFor(state, seat));
  expect(new Set(counted.map(([first]) => first)).size).toBe(count);
  for (const goods of counted) expect([...goods].sort()).toEqual([...GOODS].sort());
});

test.each([3, 4] as const)(
  '[W11] %d beginners make the same choices, each seat shifted by one colour',
  count => {
    const state = dealt(count, BEGINNER);
    const wanted = state.seats.map((seat, n) =>
      ranked(state, seat, 1, EXPERT.weights).map(good => steps(state, n, good)),
    );
    expect(new Set(wanted.map(String)).size).toBe(1);
  },
);

test.each([3, 4] as const)('[W11] each of %d bots puts up another of equal orders first', count => {
  const bare = running(count);
  const state = bare.seats.reduce(
    (soFar, seat, n) => raise(soFar, seat, 'trade-1', `white-${n + 1}`, 3),
    bare,
  );
  const first = bare.seats.map((seat, n) => {
    const mind = mindOf(state, seat, 60_000, EXPERT, []);
    const [placing] = toOrder(mind, of(state.centres, seat), 'trade-1').chosen;
    return placing && steps(state, n, placing.order.slice(0, -2) as Good);
  });
  expect(new Set(first).size).toBe(1);
});
