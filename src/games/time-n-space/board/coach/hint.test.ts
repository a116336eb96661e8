import { COLOURS } from '../../rules/components';
import { timeNSpace } from '../../rules/game';
import { whyNot } from '../../rules/rules';
import type { Action } from '../../rules/actions';
import type { AnyGame } from '@/games/game';
import type { Seat } from '@/kit/seat';
import { playOut } from '@/table/selfplay';
import { tasksOf } from '../centre/tasks';
import {
  fly,
  frozen,
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
import type { State } from '../../rules/state';
import { view } from '../../rules/view';
import { type Hint, codedPlace } from './codes';
import { hint } from './hint';
import { hintSentence } from './sentences';

const MINUTE = 60_000;
const blue = COLOURS[2] as Seat;
const start = running(3);
/** Three orders are in play and no tiles are left, so only making and delivering remain. */
const settled = lay(
  ['moon-1', 'moon-2', 'moon-3'].reduce((state, moon) => stack(state, moon as 'moon-1', []), start),
  red,
  { 'plant-2.0': 'blue-1', 'plant-3.0': 'blue-1', 'plant-4.0': 'blue-1' },
);
const nobodysAbove = (state: State): State => ({
  ...state,
  centres: {
    ...state.centres,
    [red]: {
      ...state.centres[red]!,
      above: Object.fromEntries(
        Object.keys(state.centres[red]!.above).map(order => [order, 0]),
      ) as never,
    },
  },
});

const at = (minutes: number): number => minutes * MINUTE;
const quiet = nobodysAbove(settled);
const askedGrey = lay(quiet, green, { 'plant-1.0': 'grey-2' });
const askedOne = lay(quiet, green, { 'plant-1.0': 'grey-1' });
const carrying = lay(fly(visiting(quiet, red, red, ['grey', 'grey']), red, red), green, {
  'plant-1.0': 'grey-2',
});
/** Two players have paid with grey, so they would welcome more of it. */
const known: State = {
  ...quiet,
  centres: {
    ...quiet.centres,
    [red]: { ...quiet.centres[red]!, below: { [green]: ['grey-1'], [blue]: ['grey-1'] } },
  },
};
/** One order of a third colour is left, and time for no other. */
const almost: State = {
  ...settled,
  centres: {
    ...settled.centres,
    [red]: {
      ...quiet.centres[red]!,
      above: { ...quiet.centres[red]!.above, 'grey-1': 1, 'brown-1': 3 },
    },
  },
};

type Found = readonly [hint: Hint, place: string | null, en: RegExp, de: RegExp];

test.each<[string, State, number, ...Found]>([
  [
    'sand has run out and something can be done',
    stand(askedOne, red, 1, 'plant-1', at(1)),
    at(2),
    { code: 'lift', glass: 1, on: 'plant-1', kind: 'produce' },
    'plant-1',
    /^The sand has run out \(Plant 1\)\. Now you can produce all that can be made\.$/,
    /^Der Sand ist durch \(Werk 1\)\. Jetzt kannst du produzieren, was geht\.$/,
  ],
  [
    'sand has run out and nothing can be done',
    stand(start, red, 0, 'beam-1', at(1)),
    at(2),
    { code: 'free-up', glass: 0, on: 'beam-1' },
    'beam-1',
    /^Nothing here is worth doing \(Beam 1\)\. Lift the left hourglass/,
    /^Hier lohnt sich nichts \(Beam 1\)\. Nimm die linke Sanduhr weg/,
  ],
  [
    'nobody could use what can be made',
    stand(quiet, red, 0, 'plant-1', at(27)),
    at(28),
    { code: 'free-up', glass: 0, on: 'plant-1' },
    'plant-1',
    /^Nothing here is worth doing/,
    /^Hier lohnt sich nichts/,
  ],
  [
    'waiting for what the other glass is about to load pays',
    stand(stand(askedOne, red, 0, 'plant-1', at(1) + 4_500), red, 1, 'beam-1', at(1)),
    at(1) + 500,
    { code: 'patience', glass: 0, on: 'plant-1', seconds: 4 },
    'plant-1',
    /^Wait 4 more seconds: what the left hourglass brings \(Plant 1\)/,
    /^Warte noch 4 Sekunden: Was die linke Sanduhr bringt \(Werk 1\)/,
  ],
  [
    'the last order of a colour is still above',
    almost,
    at(28),
    { code: 'offer', glass: 0, on: 'trade-2', good: 'grey', count: 1 },
    'trade-2',
    /Trade 2: 1 order of yours in grey is still above/,
    /\(Handel 2\): 1 Auftrag von dir in Grau liegt noch oben/,
  ],
  [
    'somebody wants what is loaded',
    stand(carrying, red, 0, 'plant-1', at(1)),
    0,
    { code: 'deliver', glass: 1, planet: green, by: 'moon-1', isLoaded: true },
    'ship',
    /^Fly to the green planet by way of moon 1: what you have loaded is wanted there/,
    /^Flieg über Mond 1 zum grünen Planeten: Was du geladen hast/,
  ],
  [
    'that planet is next door',
    stand(fly(carrying, red, 'moon-1'), red, 0, 'plant-1', at(1)),
    0,
    { code: 'deliver', glass: 1, planet: green, by: null, isLoaded: true },
    'ship',
    /^Fly to the green planet: what you have/,
    /^Flieg zum grünen Planeten: Was du/,
  ],
  [
    'the ship is there, and the last cubes are too',
    fly(lay(askedOne, red, { 'beam-1.0': 'grey' }), red, green),
    0,
    { code: 'stay', glass: 0, at: 'planet' },
    'ship',
    /^Turn the left hourglass on your ship and stay: more is wanted/,
    /^Dreh die linke Sanduhr auf dem Schiff um und bleib: Hier wird/,
  ],
  [
    'half of what somebody wants is loaded, and the rest can be on the way',
    stand(
      lay(askedGrey, red, { 'plant-1.0': 'grey', 'beam-1.0': 'grey' }),
      red,
      0,
      'beam-2',
      at(1),
    ),
    0,
    { code: 'deliver', glass: 1, planet: green, by: 'moon-1', isLoaded: false },
    'ship',
    /^Fly to the green planet by way of moon 1: by then you can load/,
    /^Flieg über Mond 1 zum grünen Planeten: Bis dahin kannst du geladen haben/,
  ],
  [
    'somebody wants what waits in a plant',
    lay(askedGrey, red, { 'plant-1.0': 'grey' }),
    0,
    { code: 'load', glass: 0, on: 'beam-1', good: 'grey', isWanted: true },
    'beam-1',
    /Beam 1: somebody wants grey/,
    /\(Beam 1\): Jemand braucht Grau/,
  ],
  [
    'somebody will want it',
    lay(known, red, { 'plant-1.0': 'grey' }),
    0,
    { code: 'load', glass: 0, on: 'beam-1', good: 'grey', isWanted: false },
    'beam-1',
    /Beam 1: grey will be of use/,
    /\(Beam 1\): Grau kannst du gut brauchen/,
  ],
  [
    'somebody wants what nobody has made',
    askedGrey,
    0,
    { code: 'produce', glass: 0, on: 'plant-1', good: 'grey' },
    'plant-1',
    /Plant 1: grey will be of use/,
    /\(Werk 1\): Grau kannst du/,
  ],
  [
    'a building can grow',
    raise(quiet, red, 'trade-1', 'white-1'),
    0,
    { code: 'grow', glass: 0, on: 'trade-1' },
    'trade-1',
    /Trade 1: it can grow to stage III/,
    /\(Handel 1\): Das Gebäude kann auf Stufe III/,
  ],
  [
    'a tile waits in the research station',
    study(settled, red, 'ochre-1'),
    0,
    { code: 'build', glass: 0 },
    'research',
    /on the research station: your tile/,
    /auf der Forschungsstation um: Dein Plättchen/,
  ],
  [
    'a moon has a tile',
    stack(quiet, 'moon-3', ['black-1']),
    0,
    { code: 'fetch', glass: 0, moon: 'moon-3' },
    'ship',
    /^Fly to moon 3 for a tile/,
    /^Flieg zu Mond 3 und hol ein Plättchen/,
  ],
  [
    'the moon at which the ship lies has another tile',
    fly(stack(quiet, 'moon-3', ['black-1']), red, 'moon-3'),
    0,
    { code: 'stay', glass: 0, at: 'moon' },
    'ship',
    /ship and stay: the tile here/,
    /um und bleib: Das Plättchen hier/,
  ],
  [
    'nobody wants anything',
    lay(quiet, red, { 'plant-1.0': 'grey' }),
    0,
    { code: 'talk' },
    'talk',
    /^Nothing is worth a turn just now\. Ask the others/,
    /^Gerade lohnt sich kein Umdrehen\. Frag die anderen/,
  ],
  [
    'both glasses run',
    stand(stand(start, red, 0, 'plant-1', at(1)), red, 1, 'plant-2', at(2)),
    18_500,
    { code: 'wait', seconds: 42 },
    null,
    /42 seconds to look round/,
    /42 Sekunden zum Umschauen/,
  ],
  [
    'no glass may be turned any more',
    start,
    at(30),
    { code: 'over' },
    null,
    /nothing to do/,
    /nichts zu tun/,
  ],
])('the coach has a hint when %s', (_what, state, now, expected, place, en, de) => {
  const found = hint({ view: frozen(view(state, red)), seat: red, at: now });
  expect(found).toEqual(expected);
  expect(codedPlace(found)).toBe(place);
  expect(hintSentence('en', found)).toMatch(en);
  expect(hintSentence('de', found)).toMatch(de);
});

test('the last flight must begin in time', () => {
  const free = stand(carrying, red, 0, 'plant-1', at(30));
  const found = (now: number) => hint({ view: view(free, red), seat: red, at: now }).code;
  expect(found(at(28.9))).toBe('deliver');
  expect(found(at(29))).not.toBe('deliver');
});

/** The act that a hint stands for, if it is a single one. */
function actOf(it: Hint): Action | undefined {
  if (!('glass' in it) || it.code === 'patience') return undefined;
  const { glass } = it;
  switch (it.code) {
    case 'free-up':
      return { type: 'lift', glass, deed: { do: 'lapse' } };
    case 'lift':
      return undefined;
    case 'deliver':
      return { type: 'turn', glass, on: 'ship', to: it.by ?? it.planet };
    case 'fetch':
      return { type: 'turn', glass, on: 'ship', to: it.moon };
    case 'stay':
      return { type: 'turn', glass, on: 'ship' };
    case 'build':
      return { type: 'turn', glass, on: 'research' };
    default:
      return { type: 'turn', glass, on: it.on };
  }
}

test('throughout a match the table would accept everything that is advised', () => {
  const seats = [red, green, blue] as const;
  const levels = { [red]: 'player', [green]: 'random', [blue]: 'expert' } as const;
  let advised = 0;
  const players = { levels, slowest: 400 };
  const deal = { seats, options: { minutes: 12 }, seed: 4 };
  playOut(timeNSpace as AnyGame, deal, players, (_, answer) => {
    if (!answer.ok || (answer.match.state as State).phase.name !== 'running') return;
    const { at: now, state } = answer.match;
    for (const seat of seats) {
      const seen = view(state as State, seat);
      const found = hint({ view: seen, seat, at: now });
      const action = actOf(found);
      const context = { seat, at: now, finger: now };
      if (action) expect([found, whyNot(seen, action, context)]).toEqual([found, undefined]);
      if (found.code === 'lift') {
        const can = tasksOf(seen, seat, found.glass, now).filter(({ deed }) => deed !== null);
        expect(can.map(({ kind }) => kind)).toContain(found.kind);
      }
      advised += action || found.code === 'lift' ? 1 : 0;
    }
  });
  expect(advised).toBeGreaterThan(70);
});
