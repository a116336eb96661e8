import type { Seat } from '@/kit/seat';
import { requestsTo } from './requestsTo';

const [red, green, blue] = ['red', 'green', 'blue'] as readonly string[] as [Seat, Seat, Seat];
const ask = (id: number, from: Seat, to?: Seat) => ({ id, from, to });

test('a player sees requests to them or to all, not their own or answered ones, the newest first', () => {
  const all = [ask(1, green, red), ask(2, green, blue), ask(3, red), ask(4, blue), ask(5, green)];
  expect(requestsTo(all, red, [4]).map(({ id }) => id)).toEqual([5, 1]);
});
