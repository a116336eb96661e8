import {
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
} from '../../rules/scene';
import type { State } from '../../rules/state';
import { view } from '../../rules/view';
import { type Hint, placeOf } from './codes';
import { hint } from './hint';
import { hintSentence } from './sentences';

const MINUTE = 60_000;
const start = running(3);
/** Three orders in play, and no tile to be had: what is left is to make and to bring. */
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

const askedGrey = lay(settled, green, { 'plant-1.0': 'grey-2' });

test.each<[string, State, number, Hint, string | null, RegExp, RegExp]>([
  [
    'sand is through and something can be done',
    stand(start, red, 1, 'plant-1', MINUTE),
    2 * MINUTE,
    { code: 'lift', glass: 1, on: 'plant-1', kind: 'produce' },
    'plant-1',
    /^The sand is through \(Plant 1\)\. Now you can produce all that can be made\.$/,
    /^Der Sand ist durch \(Werk 1\)\. Jetzt kannst du produzieren, was geht\.$/,
  ],
  [
    'sand is through and nothing can be done',
    stand(start, red, 0, 'beam-1', MINUTE),
    2 * MINUTE,
    { code: 'free-up', glass: 0, on: 'beam-1' },
    'beam-1',
    /^Nothing can be done here \(Beam 1\)/,
    /^Hier ist nichts zu machen \(Beam 1\)/,
  ],
  [
    'next to nothing is in play',
    start,
    0,
    { code: 'offer', glass: 0, on: 'trade-1', count: 24 },
    'trade-1',
    /Trade 1: 24 orders of yours are still above/,
    /\(Handel 1\): 24 Aufträge von dir liegen noch oben/,
  ],
  [
    'somebody wants what is loaded',
    stand(
      lay(fly(visiting(settled, red, red, ['grey', 'grey']), red, red), green, {
        'plant-1.0': 'grey-2',
      }),
      red,
      0,
      'plant-1',
      MINUTE,
    ),
    0,
    { code: 'deliver', glass: 1, planet: green },
    'ship',
    /^Fly to the green planet/,
    /^Flieg zum grünen Planeten/,
  ],
  [
    'somebody wants what waits in a plant',
    lay(askedGrey, red, { 'plant-1.0': 'grey' }),
    0,
    { code: 'load', glass: 0, on: 'beam-1', good: 'grey' },
    'beam-1',
    /Beam 1: somebody wants grey/,
    /\(Beam 1\): Jemand braucht Grau/,
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
    raise(nobodysAbove(settled), red, 'trade-1', 'white-1'),
    0,
    { code: 'grow', glass: 0, on: 'trade-1' },
    'trade-1',
    /Trade 1: it is empty and can grow/,
    /\(Handel 1\): Das Gebäude ist leer/,
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
    stack(nobodysAbove(settled), 'moon-3', ['black-1']),
    0,
    { code: 'fetch', glass: 0, moon: 'moon-3' },
    'ship',
    /^Fly to moon 3 for a tile/,
    /^Flieg zu Mond 3 und hol ein Plättchen/,
  ],
  [
    'there is nothing anybody wants',
    nobodysAbove(lay(settled, red, { 'plant-1.0': 'grey' })),
    0,
    { code: 'talk' },
    'talk',
    /^Nobody wants what you could bring/,
    /^Niemand will/,
  ],
  [
    'both glasses run',
    stand(stand(start, red, 0, 'plant-1', MINUTE), red, 1, 'plant-2', 2 * MINUTE),
    18_500,
    { code: 'wait', seconds: 42 },
    null,
    /42 seconds to look round/,
    /42 Sekunden zum Umschauen/,
  ],
  [
    'no glass is turned any more',
    start,
    30 * MINUTE,
    { code: 'over' },
    null,
    /nothing to be done/,
    /nichts zu tun/,
  ],
])('%s', (_what, state, at, expected, place, en, de) => {
  const found = hint({ view: view(state, red), seat: red, at });
  expect(found).toEqual(expected);
  expect(placeOf(found)).toBe(place);
  expect(hintSentence('en', found)).toMatch(en);
  expect(hintSentence('de', found)).toMatch(de);
});

test('the last flight must begin in time', () => {
  const far = lay(fly(visiting(settled, red, red, ['grey', 'grey']), red, red), green, {
    'plant-1.0': 'grey-2',
  });
  const free = stand(far, red, 0, 'plant-1', 30 * MINUTE);
  const found = (at: number) => hint({ view: view(free, red), seat: red, at }).code;
  expect(found(29 * MINUTE - 1)).toBe('deliver');
  expect(found(29 * MINUTE)).not.toBe('deliver');
});
