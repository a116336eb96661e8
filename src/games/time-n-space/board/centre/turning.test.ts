import type { Place } from '../../rules/components';
import { dealt, ENDS_AT, fly, red, running, stand, study } from '../../rules/testing/fixture';
import type { State } from '../../rules/state';
import { glassOn, openPlaces, turnOf, waysOf } from './turning';

const ALL = 10;

test.each<[string, State, number, readonly Place[]]>([
  ['at first everywhere but on research', running(), 1, ['research']],
  ['on research too, with a tile', study(running(), red, 'white-1'), 1, []],
  [
    'not where the other glass stands',
    stand(study(running(), red, 'white-1'), red, 1, 'ship'),
    1,
    ['ship'],
  ],
])('a glass can be put down: %s', (_what, state, at, closed) => {
  const open = openPlaces(state, red, 0, at);
  expect(open).toHaveLength(ALL - closed.length);
  for (const place of closed) expect(open).not.toContain(place);
});

test.each<[string, State, number]>([
  ['before the start', dealt(), 1],
  ['once time is up', running(), ENDS_AT],
  ['while it stands', stand(running(), red, 0, 'ship', 60_000), 1],
])('a glass can be put down nowhere %s', (_when, state, at) => {
  expect(openPlaces(state, red, 0, at)).toEqual([]);
});

test('a ship stays, or goes through a wormhole from where it will be', () => {
  expect(waysOf(running(), red)).toEqual(['red', 'moon-1', 'moon-3']);
  expect(waysOf(fly(running(), red, red, 'moon-1'), red)).toEqual(['moon-1', 'red', 'green']);
});

test.each([
  ['ship', { to: 'moon-1' }, { type: 'turn', glass: 1, on: 'ship', to: 'moon-1' }],
  ['ship', {}, { type: 'turn', glass: 1, on: 'ship' }],
  ['plant-1', { to: 'moon-1' }, { type: 'turn', glass: 1, on: 'plant-1' }],
] as const)('a turn on %s with %p becomes an act', (on, next, action) => {
  expect(turnOf(1, on, next)).toStrictEqual(action);
});

test('a place tells which glass stands on it', () => {
  const state = stand(running(), red, 1, 'ship');
  expect(glassOn(state, red, 'ship')).toBe(1);
  expect(glassOn(state, red, 'plant-1')).toBeUndefined();
});
