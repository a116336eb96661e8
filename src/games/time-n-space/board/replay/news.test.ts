import fs from 'node:fs';
import path from 'node:path';
import type { Seat } from '@/kit/seat';
import type { Action } from '../../rules/actions';
import { timeNSpace } from '../../rules/game';
import {
  after,
  blue,
  dealt,
  deliver,
  delivery,
  fly,
  green,
  lay,
  lift,
  played,
  raise,
  red,
  running,
  stack,
  stand,
  study,
  visiting,
} from '../../rules/testing/fixture';
import type { Change } from '../../rules/change';
import type { State } from '../../rules/state';
import { storyOf } from '../testing/endingFixture';
import { endingWords } from '../ending/words';
import { pieceWords } from '../pieces/words';
import { type News, newsOf } from './news';
import { newsWords } from './newsWords';

const view = (state: State) => timeNSpace.view(state, 'board');
const told = (before: State, { events, state }: Change) =>
  newsOf(events, view(before), view(state));

const start = running(3);
const atMoon = stack(stand(fly(start, red, red, 'moon-1'), red, 0, 'ship'), 'moon-1', [
  'black-1',
  'white-1',
]);
const raised = stand(raise(start, red, 'beam-1', 'black-1'), red, 1, 'beam-1');
const twice = lay(visiting(start, red, green, ['grey', 'blue']), green, {
  'plant-1.0': 'grey-1',
  'plant-2.0': 'grey-1',
  'plant-3.0': 'blue-1',
});

test.each<[string, State, Action, readonly News[]]>([
  [
    'a turned glass',
    start,
    { type: 'turn', glass: 1, on: 'plant-2' },
    [{ what: 'turned', seat: red, glass: 1, on: 'plant-2' }],
  ],
  [
    'a ship that sets out',
    start,
    { type: 'turn', glass: 0, on: 'ship', to: 'moon-1' },
    [{ what: 'setOut', seat: red, node: 'moon-1' }],
  ],
  [
    'a ship that stays',
    start,
    { type: 'turn', glass: 0, on: 'ship' },
    [{ what: 'stays', seat: red, node: red }],
  ],
  [
    'a cube made',
    stand(start, red, 0, 'plant-1'),
    lift(0, { do: 'produce', fields: ['plant-1.0'] }),
    [{ what: 'produced', seat: red, goods: ['grey'] }],
  ],
  [
    'a cube loaded',
    stand(lay(start, red, { 'plant-1.0': 'grey' }), red, 0, 'beam-1'),
    lift(0, { do: 'load', moves: [{ from: 'plant-1.0', to: 'beam-1.0' }] }),
    [{ what: 'loaded', seat: red, goods: ['grey'] }],
  ],
  [
    'an order put up',
    stand(start, red, 0, 'trade-1'),
    lift(0, { do: 'offer', orders: [{ order: 'blue-2', field: 'beam-2.0' }] }),
    [{ what: 'offered', seat: red, orders: ['blue-2'] }],
  ],
  [
    'a tile built',
    stand(study(start, red, 'ochre-3'), red, 0, 'research'),
    lift(0, { do: 'build', slot: 'plant-4' }),
    [{ what: 'built', seat: red, tile: 'ochre-3', stage: 2 }],
  ],
  [
    'a tile turned over',
    raised,
    lift(1, { do: 'upgrade' }),
    [{ what: 'upgraded', seat: red, tile: 'black-1', stage: 3 }],
  ],
  [
    'a tile taken',
    atMoon,
    lift(0, { do: 'take', tile: 'black-1' }),
    [{ what: 'took', seat: red, node: 'moon-1' }],
  ],
  [
    'a tile tucked',
    atMoon,
    lift(0, { do: 'tuck', tile: 'black-1' }),
    [{ what: 'tucked', seat: red, node: 'moon-1' }],
  ],
  [
    'a glass lifted for nothing',
    stand(start, red, 0, 'plant-1'),
    lift(0, { do: 'lapse' }),
    [{ what: 'lapsed', seat: red, glass: 0, on: 'plant-1' }],
  ],
  [
    'an arrival for nothing',
    stand(fly(start, red, 'moon-1', green), red, 0, 'ship'),
    lift(0, { do: 'lapse' }),
    [{ what: 'arrived', seat: red, node: green }],
  ],
  [
    'a delivery, with the bonus',
    twice,
    deliver(delivery('grey-1', 0), delivery('blue-1', 1)),
    [{ what: 'delivered', seat: red, planet: green, orders: ['grey-1', 'blue-1'], bonus: true }],
  ],
])('%s is news', (_what, before, action, news) => {
  expect(told(before, played(before, red, action, 60_000))).toEqual(news);
});

test('an exchange is one piece of news', () => {
  const given = after(twice, red, deliver(delivery('grey-1', 0)), 60_000);
  const swapped = played(
    given,
    green,
    { type: 'exchange', from: 'plant-2.0', to: 'plant-1.0' },
    61_000,
  );
  expect(told(given, swapped)).toEqual([{ what: 'exchanged', seat: green }]);
});

test('a contest is news only once, and so is the visitor who chooses again', () => {
  const both = [red, blue].reduce((state, seat) => visiting(state, seat, green, ['grey']), start);
  const rivals = lay(both, green, { 'plant-1.0': 'grey-1' });
  const held = played(rivals, red, deliver(delivery('grey-1', 0)), 60_000);
  expect(told(rivals, held)).toEqual([{ what: 'waits', seat: red, node: green }]);
  const met = played(held.state, blue, deliver(delivery('grey-1', 0)), 60_100);
  expect(told(held.state, met).at(-1)).toEqual({
    what: 'contested',
    planet: green,
    seats: [red, blue],
  });
});

test('every act of the opening is news', () => {
  const chosen = (state: State, seat: Seat) =>
    played(state, seat, { type: 'choose', orders: ['grey-1', 'blue-1'] }, 0);
  const one = chosen(dealt(3), red);
  expect(told(dealt(3), one)).toEqual([{ what: 'chose', seat: red }]);
  const two = chosen(one.state, green).state;
  const shown = chosen(two, blue);
  expect(told(two, shown)).toEqual([{ what: 'chose', seat: blue }, { what: 'revealed' }]);
  const place = { type: 'place', fields: ['plant-1.0', 'plant-2.0'] } as const;
  const placed = played(shown.state, red, place, 1);
  expect(told(shown.state, placed)).toEqual([{ what: 'placed', seat: red }]);
  expect(told(placed.state, played(placed.state, red, { type: 'ready' }, 2))).toEqual([
    { what: 'ready', seat: red },
  ]);
});

const GOLDEN = path.join(__dirname, '../../rules/golden');
test.each(['en', 'de'] as const)('every entry of whole matches has a sentence in %s', language => {
  const voice = {
    say: endingWords.sayIn(language),
    pieces: pieceWords.sayIn(language),
    name: (seat: Seat) => `<${seat}>`,
  };
  for (const name of ['three-beginners', 'four-normal-with-a-contest']) {
    const story = storyOf(fs.readFileSync(path.join(GOLDEN, `${name}.match`), 'utf8').split('\n'));
    for (let n = 1; n <= story.entries; n++) {
      const news = newsOf(story.eventsOf(n), story.viewAfter(n - 1), story.viewAfter(n));
      const said = news.map(one => newsWords(voice, one));
      if (story.viewAfter(n).phase.name !== 'choosing') {
        expect([
          n,
          name,
          said.length > 0 || isSilent(story.viewAfter(n - 1), story.viewAfter(n)),
        ]).toEqual([n, name, true]);
      }
      for (const one of said) expect(one).not.toMatch(/\{\{|undefined|news\./);
    }
  }
});

/** Time alone can end a question without moving anything, which is no news. */
const isSilent = (before: ReturnType<typeof view>, now: ReturnType<typeof view>) =>
  before.centres === now.centres && before.glasses === now.glasses;
