import fc from 'fast-check';
import type { Seat } from '../../../kit/seat';
import type { Viewer } from '../../game';
import type { Action } from './actions';
import { type Order, ORDERS, TILE_IDS } from './components';
import {
  after,
  BEGINNER,
  blue,
  dealt,
  deliver,
  delivery,
  fly,
  frozen,
  green,
  lay,
  lift,
  openTable,
  red,
  rulingFor,
  running,
  stand,
  study,
  visiting,
  waited,
} from './testing/fixture';
import { result, scores } from './score';
import type { Secret, State } from './state';
import { due, elapse } from './time';
import { view } from './view';

const choose = (...orders: [Order, Order]): Action => ({ type: 'choose', orders });
const choosing = after(
  after(dealt(), red, choose('grey-1', 'blue-2'), 0),
  green,
  choose('brown-3', 'grey-1'),
  0,
);
const shown = after(choosing, blue, choose('blue-1', 'blue-1'), 0);
const meeting = lay(
  visiting(visiting(running(), red, green, ['grey']), blue, green, ['grey']),
  green,
  { 'plant-1.0': 'grey-1' },
);
const held = after(meeting, red, deliver(delivery('grey-1', 0)), 1_000);
const contested = after(held, blue, deliver(delivery('grey-1', 0)), 1_100);
const onMoon = stand(fly(study(running(), green, 'ochre-3'), red, 'moon-1'), red, 0, 'ship');
const top = onMoon.moons['moon-1']!.top!;
const tucked = after(onMoon, red, lift(0, { do: 'tuck', tile: top }), 1_000);

const viewers: Viewer[] = [red, green, blue, 'board'];

type Position = [rule: string, state: State];
const positions: Position[] = [
  ['[V1] [V2] at the first deal', dealt()],
  ['[V1] [V2] while orders are chosen', choosing],
  ['[V1] [V2] when the choices are revealed', shown],
  ['[V1] [V2] in a beginner match, with tiles in the box', dealt(3, BEGINNER)],
  ['[V1] [V2] on a moon', onMoon],
  ['[V1] [V2] after a tile was tucked', tucked],
  ['[V1] [V2] while a visit waits', held],
  ['[V1] [V2] while two are in a contest', contested],
  ['[V1] [V2] when it is over', waited(running(), 10_000_000)],
];

/**
 * Changes everything that a viewer must not know; the viewer's own choice is not secret to them.
 */
const scrambled = (state: State, viewer: Viewer): fc.Arbitrary<State> => {
  const order = fc.constantFrom(...ORDERS);
  const tiles = fc.shuffledSubarray([...TILE_IDS]);
  const choice = fc.tuple(order, order);
  const choices = Object.fromEntries(
    state.seats.map(seat => [
      seat,
      seat === viewer
        ? fc.constant(state.secret.choices[seat])
        : fc.option(choice, { nil: undefined }),
    ]),
  );
  return fc
    .record<Secret>({
      stacks: fc.record({ 'moon-1': tiles, 'moon-2': tiles, 'moon-3': tiles }),
      choices: fc.record(choices).map(known) as fc.Arbitrary<Secret['choices']>,
      box: tiles,
    })
    .map(secret => frozen({ ...state, secret }));
};
const known = (choices: Readonly<Record<string, readonly Order[] | undefined>>) =>
  Object.fromEntries(Object.entries(choices).filter(([, choice]) => choice !== undefined));

describe.each(positions)('%s', (_rule, state) => {
  test.each(viewers)('[V1] no view shows %s the secrets of others', viewer => {
    fc.assert(
      fc.property(scrambled(state, viewer), other => {
        expect(view(other, viewer)).toStrictEqual(view(state, viewer));
      }),
      { numRuns: 20 },
    );
  });

  test.each(viewers)('[V2] %s sees all else as the same objects', viewer => {
    const { choice: _, ...seen } = view(state, viewer);
    expect(seen).toStrictEqual(openTable(state));
    for (const [part, lying] of Object.entries(seen)) {
      expect(lying).toBe(state[part as keyof typeof seen]);
    }
  });
});

test.each<[rule: string, state: State, viewer: Viewer, choice: readonly Order[] | undefined]>([
  ['[V1] players see their own choice', choosing, red, ['grey-1', 'blue-2']],
  ['[V1] another player sees theirs', choosing, green, ['brown-3', 'grey-1']],
  ['[V1] players that have not chosen see none', choosing, blue, undefined],
  ['[V1] the board sees none', choosing, 'board', undefined],
  ['[V1] a revealed choice is no secret any more', shown, red, undefined],
])('%s', (_rule, state, viewer, choice) => {
  const seen = view(frozen(state), viewer);
  expect(seen.choice).toEqual(choice);
  expect('choice' in seen).toBe(choice !== undefined);
  expect('secret' in seen).toBe(false);
});

test('[V1] [V2] everybody sees that a player has chosen', () => {
  expect(viewers.map(viewer => view(choosing, viewer).phase)).toEqual(
    viewers.map(() => ({ name: 'choosing', chosen: [red, green] })),
  );
});

const tries: [Seat, Action][] = [
  [red, choose('grey-1', 'grey-2')],
  [blue, { type: 'place', fields: ['plant-1.0', 'plant-2.0'] }],
  [blue, { type: 'ready' }],
  [red, { type: 'turn', glass: 1, on: 'ship', to: 'moon-2' }],
  [red, lift(0, { do: 'take', tile: top })],
  [red, lift(0, { do: 'tuck', tile: TILE_IDS.find(tile => tile !== top)! })],
  [blue, deliver(delivery('grey-1', 0))],
  [green, { type: 'admit', visitor: blue }],
  [blue, { type: 'redo', deliveries: [] }],
];

test.each(positions)('[V1] %s no answer and no event reveals a secret', (_rule, state) => {
  const hidden: State = { ...state, secret: { ...state.secret, box: [...TILE_IDS] } };
  for (const [seat, action] of tries) {
    const context = { seat, at: 1_150, finger: 1_150 };
    const [one, other] = [rulingFor(state, action, context), rulingFor(hidden, action, context)];
    const facts = (ruling: typeof one) => (ruling.ok ? ruling.events : ruling.why);
    expect(facts(other)).toEqual(facts(one));
  }
  expect(due(hidden)).toBe(due(state));
  expect(elapse(hidden, 9_000).events).toEqual(elapse(state, 9_000).events);
  expect(scores(hidden)).toEqual(scores(state));
  expect(result(hidden)).toEqual(result(state));
});
