import type { TaskKind } from '../../rules/deeds';
import type { Action, Deed } from '../../rules/actions';
import {
  act,
  fly,
  green,
  lay,
  raise,
  red,
  running,
  stack,
  stand,
  study,
  visiting,
} from '../../rules/testing/fixture';
import type { Place } from '../../rules/components';
import type { State } from '../../rules/state';
import { deedOfKind, tasksOf, whyNotThen } from './tasks';

const LATE = 45_000;
const on = (state: State, place: Place, until = 0) => stand(state, red, 0, place, until);
const onMoon = (state: State) => on(fly(state, red, red, 'moon-1'), 'ship');
const kinds = (state: State, at = LATE) =>
  tasksOf(state, red, 0, at).map(({ kind, deed }) => (deed ? kind : `no ${kind}`));

test.each<[string, State, string[]]>([
  ['a plant', on(running(), 'plant-1'), ['produce']],
  ['a full plant', on(lay(running(), red, { 'plant-1.0': 'grey' }), 'plant-1'), ['no produce']],
  [
    'a plant of stage II',
    on(raise(running(), red, 'plant-1', 'ochre-1'), 'plant-1'),
    ['upgrade', 'produce'],
  ],
  [
    'a plant of stage II with a cube',
    on(lay(raise(running(), red, 'plant-1', 'ochre-1'), red, { 'plant-1.0': 'grey' }), 'plant-1'),
    ['produce', 'no upgrade'],
  ],
  [
    'a plant of stage III',
    on(raise(running(), red, 'plant-1', 'ochre-1', 3), 'plant-1'),
    ['produce'],
  ],
  ['a beam station, no cubes', on(running(), 'beam-1'), ['no load']],
  ['a trading centre', on(running(), 'trade-1'), ['offer']],
  ['the research station', on(study(running(), red, 'white-1'), 'research'), ['build']],
  ['a moon', onMoon(stack(running(), 'moon-1', ['white-1', 'black-1'])), ['take', 'tuck']],
  [
    'a moon, research full',
    onMoon(study(stack(running(), 'moon-1', ['white-1', 'black-1']), red, 'ochre-1')),
    ['tuck', 'no take'],
  ],
  ['an empty moon', onMoon(stack(running(), 'moon-1', [])), []],
  ["the player's own planet", on(running(), 'ship'), []],
  ['a planet without orders', visiting(running(), red, green, ['grey']), ['no deliver']],
])('the tasks at %s', (_what, state, expected) => {
  expect(kinds(state)).toEqual(expected);
});

test('a parked glass has no tasks', () => {
  expect(tasksOf(running(), red, 0, LATE)).toEqual([]);
});

test('while the sand still runs, the same tasks are offered for later', () => {
  const state = on(running(), 'plant-1', 60_000);
  expect(kinds(state, 1_000)).toEqual(['produce']);
});

const loaded = lay(raise(running(), red, 'beam-1', 'black-1', 3), red, {
  'plant-1.0': 'grey',
  'plant-2.0': 'yellow',
  'plant-3.0': 'blue',
});

test.each<[string, State, Deed]>([
  [
    'loading what is asked for',
    on(lay(loaded, green, { 'plant-1.0': 'blue-2' }), 'beam-1'),
    {
      do: 'load',
      moves: [
        { from: 'plant-3.0', to: 'beam-1.0' },
        { from: 'plant-1.0', to: 'beam-1.1' },
        { from: 'plant-2.0', to: 'beam-1.2' },
      ],
    },
  ],
  [
    'offering onto fields that are needed least',
    on(lay(running(), red, { 'plant-1.0': 'grey' }), 'trade-1'),
    { do: 'offer', orders: [{ order: 'grey-1', field: 'plant-2.0' }] },
  ],
  [
    'building over its own kind',
    on(study(running(), red, 'black-1'), 'research'),
    { do: 'build', slot: 'beam-1' },
  ],
])('a task is filled in in the most useful way: %s', (_what, state, deed) => {
  expect(tasksOf(state, red, 0, LATE)[0]?.deed).toEqual(deed);
  const lift: Action = { type: 'lift', glass: 0, deed };
  expect(act(state, red, lift, LATE)).toMatchObject({ ok: true });
});

test.each<[TaskKind | 'lapse', Deed | null]>([
  ['lapse', { do: 'lapse' }],
  ['produce', { do: 'produce', fields: ['plant-1.0'] }],
  ['load', null],
])('the most useful deed of kind %s is found, or null', (kind, deed) => {
  expect(deedOfKind(on(running(), 'plant-1'), red, 0, kind, LATE)).toEqual(deed);
});

test('a deed laid out early is judged as if the sand had run out', () => {
  const state = on(running(), 'plant-1', 60_000);
  expect(whyNotThen(state, red, 0, { do: 'produce', fields: ['plant-1.0'] }, 5)).toBeUndefined();
  expect(whyNotThen(state, red, 0, { do: 'produce', fields: [] }, 5)).toEqual({
    code: 'nothing-chosen',
  });
});
