import type { Seat } from '@/kit/seat';
import { scores } from '../../../rules/score';
import { blue, green, lay, red, running } from '../../../rules/testing/fixture';
import type { Order } from '../../../rules/components';
import type { State, View } from '../../../rules/state';
import type { MatchStatistics, Span } from '../statistics';
import { factsOf } from './toTell';

const brings = (state: State, from: Seat, to: Seat, orders: readonly Order[]): State => {
  const centre = state.centres[from]!;
  const below = { ...centre.below, [to]: orders };
  return { ...state, centres: { ...state.centres, [from]: { ...centre, below } } };
};
const told = (state: State, statistics: MatchStatistics | null = null) =>
  factsOf(state as unknown as View, scores(state as unknown as View), statistics);

test('a match in which nobody brings anything has no facts', () => {
  expect(told(running())).toEqual([]);
});

test('the player who brought most cubes to one other player', () => {
  const few = brings(running(), red, blue, ['grey-1', 'grey-1']);
  const state = brings(few, green, red, ['grey-3']);
  expect(told(state)[0]).toEqual({ kind: 'trade', seat: green, to: red, cubes: 3 });
});

test('the points lost for orders that were left, with their colour', () => {
  const state = brings(brings(running(), red, blue, ['grey-2']), red, green, ['grey-1']);
  expect(told(state)).toContainEqual({ kind: 'lost', seat: red, good: 'grey', points: 6 });
});

test('the player whose sand ran longest, of both glasses together', () => {
  const runs = (to: number): readonly [readonly Span[], readonly Span[]] => [
    [{ from: 0, to, doing: 'running' }, ...rest(to)],
    [{ from: 0, to: 100, doing: 'parked' }],
  ];
  const rest = (from: number): Span[] => (from < 100 ? [{ from, to: 100, doing: 'through' }] : []);
  const statistics: MatchStatistics = {
    seats: [red, green, blue],
    from: 0,
    to: 100,
    levels: {},
    deliveries: [],
    glasses: { [red]: runs(40), [green]: runs(90), [blue]: runs(100) },
  };
  expect(told(lay(running(), red, {}), statistics)).toEqual([
    { kind: 'busiest', seat: blue, percent: 50 },
  ]);
});
