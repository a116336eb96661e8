import type { Action } from './actions';
import type { Field } from './components';
import { offers } from './offers';
import {
  after,
  BEGINNER,
  blue,
  dealt,
  delivery,
  fly,
  green,
  lay,
  lift,
  raise,
  red,
  running,
  stack,
  stand,
  study,
  visiting,
} from './testing/fixture';
import type { Seen, State } from './state';

const actions = (seen: Seen, at = 100_000) => offers(seen, red, at).map(({ action }) => action);
const lifts = (seen: Seen) => actions(seen).filter(({ type }) => type === 'lift');
const kinds = (seen: Seen) =>
  lifts(seen).map(action => (action as { deed: { do: string } }).deed.do);

test('[W5] before the start: two orders to choose, two fields to place them on, then being ready', () => {
  const choosing = dealt();
  const [choose] = offers(choosing, red, 0);
  expect(choose!.action).toEqual({ type: 'choose', orders: ['grey-1', 'grey-1'] });
  expect(choose!.choices!.orders).toHaveLength(24);
  const chosen = [red, green, blue].reduce(
    (state, seat) => after(state, seat, { type: 'choose', orders: ['grey-1', 'blue-2'] }, 0),
    choosing,
  );
  const fields = ['plant-1.0', 'plant-2.0', 'plant-3.0', 'plant-4.0', 'beam-1.0', 'beam-2.0'];
  expect(offers(chosen, red, 0)).toEqual([
    { action: { type: 'place', fields: ['plant-1.0', 'plant-2.0'] }, choices: { fields } },
  ]);
  expect(actions(dealt(3, BEGINNER))).toEqual([{ type: 'ready' }]);
});

test('[W5] a parked glass can go onto every free symbol, on a ship in every open direction', () => {
  const turns = actions(stand(running(), red, 1, 'beam-1', 200_000));
  const on = turns.map(action => ('on' in action ? action.on : action.type));
  const places = ['plant-1', 'plant-2', 'plant-3', 'plant-4', 'beam-2', 'trade-1', 'trade-2'];
  expect(on).toEqual([...places, 'ship', 'ship', 'ship']);
  const to = turns.flatMap(action => ('to' in action ? [action.to] : []));
  expect(to).toEqual(['moon-1', 'moon-3']);
  expect(actions(study(running(), red, 'black-1')).filter(isResearch)).toHaveLength(2);
});

const isResearch = (action: Action) => action.type === 'turn' && action.on === 'research';

test('[W5] a running glass offers nothing, one that has run out everything possible there', () => {
  const standing = stand(stand(running(), red, 0, 'plant-2', 60_000), red, 1, 'trade-1', 90_000);
  expect(offers(standing, red, 59_999)).toEqual([]);
  expect(offers(standing, red, 60_000)).toEqual([
    {
      action: lift(0, { do: 'produce', fields: ['plant-2.0'] }),
      choices: { fields: ['plant-2.0'] },
    },
    { action: lift(0, { do: 'lapse' }) },
  ]);
});

test('[W5] loading, offering and delivering are filled in, with their choices', () => {
  const cubes = lay(running(), red, { 'plant-1.0': 'grey', 'plant-3.0': 'blue' });
  const wide = stand(raise(cubes, red, 'beam-1', 'black-1', 3), red, 0, 'beam-1');
  expect(offers(wide, red, 0)[0]).toEqual({
    action: lift(0, {
      do: 'load',
      moves: [
        { from: 'plant-1.0', to: 'beam-1.0' },
        { from: 'plant-3.0', to: 'beam-1.1' },
      ],
    }),
    choices: { from: ['plant-1.0', 'plant-3.0'], fields: ['beam-1.0', 'beam-1.1', 'beam-1.2'] },
  });
  const trading = offers(stand(cubes, red, 0, 'trade-1'), red, 0)[0]!;
  const first = { order: 'grey-1', field: 'plant-2.0' } as const;
  expect(trading.action).toEqual(lift(0, { do: 'offer', orders: [first] }));
  expect(trading.choices).toMatchObject({ most: 1 });
  expect(trading.choices!.fields).toEqual(['plant-2.0', 'plant-4.0', 'beam-1.0', 'beam-2.0']);
  expect(trading.choices!.orders).toHaveLength(24);
});

test('[W5] a delivery is offered by value: the most valuable orders that the cubes can pay', () => {
  const asked = lay(running(), green, {
    'plant-1.0': 'grey-1',
    'plant-2.0': 'grey-2',
    'plant-3.0': 'blue-1',
  });
  const there = visiting(asked, red, green, ['grey', 'grey', 'grey']);
  expect(offers(there, red, 0)[0]).toEqual({
    action: lift(0, {
      do: 'deliver',
      deliveries: [delivery('grey-2', 0, 1), delivery('grey-1', 2)],
    }),
    choices: { orders: ['grey-1', 'grey-2'] },
  });
  expect(kinds(visiting(asked, red, green, ['brown']))).toEqual(['lapse']);
});

test.each<[string, State, string[]]>([
  ['[W5] a moon with tiles', atMoon(['ochre-1', 'ochre-2']), ['tuck', 'take']],
  ['[W5] its last tile may stay', atMoon(['ochre-1']), ['tuck', 'take', 'lapse']],
  ['[W5] an empty moon', atMoon([]), ['lapse']],
  [
    '[W5] a moon while the research station is full',
    study(atMoon(['ochre-1', 'ochre-2']), red, 'black-1'),
    ['tuck'],
  ],
  ["[W5] the player's own planet", stand(running(), red, 0, 'ship'), ['lapse']],
  ['[W5] stage II and empty', trading(2), ['offer', 'upgrade', 'lapse']],
  ['[W5] stage III', trading(3), ['offer', 'lapse']],
])('%s', (_rule, state, deeds) => {
  expect(kinds(state)).toEqual(deeds);
});

test('[W5] a tile can cover every empty building of stage I', () => {
  const busy = lay(raise(running(), red, 'trade-1', 'white-1'), red, { 'plant-1.0': 'grey' });
  const state = stand(study(busy, red, 'black-1'), red, 0, 'research');
  const slots = lifts(state).flatMap(action =>
    action.type === 'lift' && action.deed.do === 'build' ? [action.deed.slot] : [],
  );
  expect(slots).toEqual(['plant-2', 'plant-3', 'plant-4', 'beam-1', 'beam-2', 'trade-2']);
});

test('[W5] the owner is offered visitors to admit, the second visitor what is left', () => {
  const asked = lay(running(), green, { 'plant-1.0': 'grey-1', 'plant-2.0': 'grey-2' });
  const both = visiting(visiting(asked, red, green, ['grey', 'grey', 'grey']), blue, green, [
    'grey',
  ]);
  const grey: Action = lift(0, { do: 'deliver', deliveries: [delivery('grey-1', 0)] });
  const contest = after(after(both, red, grey, 1_000), blue, grey, 1_100);
  const answers = offers(contest, green, 1_100).map(({ action }) => action);
  expect(answers.filter(({ type }) => type === 'admit')).toEqual([
    { type: 'admit', visitor: red },
    { type: 'admit', visitor: blue },
  ]);
  expect(actions(contest, 1_100).filter(({ type }) => type === 'redo')).toEqual([]);
  const second = after(contest, green, { type: 'admit', visitor: blue }, 1_200);
  expect(actions(second, 1_200).filter(({ type }) => type === 'redo')).toEqual([
    { type: 'redo', deliveries: [delivery('grey-2', 0, 1)] },
    { type: 'redo', deliveries: [] },
  ]);
});

test('[W5] [D6] the owner of identical counters is offered an exchange', () => {
  const asked = lay(running(), green, { 'plant-1.0': 'grey-1', 'plant-2.0': 'grey-1' });
  const grey: Action = lift(0, { do: 'deliver', deliveries: [delivery('grey-1', 0)] });
  const gone = after(visiting(asked, red, green, ['grey']), red, grey, 1_000);
  const answers = offers(gone, green, 1_000).map(({ action }) => action);
  expect(answers).toContainEqual({ type: 'exchange', from: 'plant-2.0', to: 'plant-1.0' });
});

test('[W5] [E5] nothing is offered when the match is over', () => {
  const over: State = { ...running(), phase: { name: 'over', startedAt: 0, at: 1 } };
  expect(offers(over, red, 2)).toEqual([]);
});

function atMoon(tiles: Parameters<typeof stack>[2]): State {
  const empty = stack(running(), 'moon-1', tiles);
  return stand(fly(empty, red, red, 'moon-1'), red, 0, 'ship');
}

function trading(stage: 2 | 3): State {
  return stand(raise(running(), red, 'trade-1', 'white-1', stage), red, 0, 'trade-1');
}

const produce = (state: State) =>
  lifts(stand(raise(state, red, 'trade-1', 'ochre-1', 3), red, 0, 'trade-1'))[0];
const rich = running();

test.each<[string, State, string[]]>([
  ['[W5] [P1] every free unit', rich, ['trade-1.0', 'trade-1.1', 'trade-1.2']],
  [
    '[W5] [P3] no unit of a good that is used up',
    without(rich, 'grey'),
    ['trade-1.1', 'trade-1.2'],
  ],
  [
    '[W5] [P3] the last cube of a good',
    { ...rich, supply: { ...rich.supply, grey: 1 } },
    ['trade-1.0', 'trade-1.1', 'trade-1.2'],
  ],
])('producing at a plant offers %s', (_rule, state, fields) => {
  expect(produce(state)).toEqual(lift(0, { do: 'produce', fields: fields as Field[] }));
});

test('[W5] [P2] producing at a plant offers no unit that is taken', () => {
  const tiled = raise(running(), red, 'trade-1', 'ochre-1', 3);
  const busy = lay(tiled, red, { 'trade-1.0': 'grey', 'trade-1.1': 'blue-1' });
  expect(lifts(stand(busy, red, 0, 'trade-1'))[0]).toEqual(
    lift(0, { do: 'produce', fields: ['trade-1.2'] }),
  );
});

function without(state: State, good: 'grey'): State {
  return { ...state, supply: { ...state.supply, [good]: 0 } };
}
