import { of, type Seat } from '@/kit/seat';
import { withCentre } from '../../rules/change';
import { type Good, type Order, ORDERS } from '../../rules/components';
import {
  blue,
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
import type { State } from '../../rules/state';
import { view } from '../../rules/view';
import { advice } from './advice';
import type { Advice } from './codes';
import { adviceSentence } from './sentences';

const MINUTE = 60_000;
const start = running(3);
const busy = stand(stand(start, red, 0, 'plant-1', 30 * MINUTE), red, 1, 'plant-2', 30 * MINUTE);

/** Gives a seat counters below, and leaves only so many of a colour above. */
function earned(
  state: State,
  seat: Seat,
  from: Seat,
  orders: readonly Order[],
  left: Partial<Record<Order, number>>,
): State {
  const centre = of(state.centres, seat);
  const above = Object.fromEntries(
    ORDERS.map(order => [order, left[order] ?? 0]),
  ) as typeof centre.above;
  return withCentre(state, seat, { ...centre, above, below: { ...centre.below, [from]: orders } });
}

const flight = (cubes: readonly Good[]) =>
  fly(visiting(start, red, green, cubes, 5 * MINUTE), red, 'moon-1', green);
const wanting = (state: State) => lay(state, green, { 'plant-3.0': 'blue-1' });
const rival = (state: State, until: number) =>
  stand(fly(raiseFor(state, blue, 'blue'), blue, 'moon-2', green), blue, 0, 'ship', until);
const raiseFor = (state: State, seat: Seat, cube: Good) =>
  lay(raise(state, seat, 'beam-1', 'black-3', 3), seat, { 'beam-1.0': cube });

const blockedPlants = lay(start, red, {
  'plant-1.0': 'blue-1',
  'plant-2.0': 'blue-1',
  'plant-3.0': 'brown-1',
  'plant-4.0': 'blue-1',
});
const fullBeams = lay(start, red, { 'beam-1.0': 'grey', 'beam-2.0': 'grey' });
const noRoom = lay(start, red, {
  'plant-1.0': 'grey',
  'plant-2.0': 'yellow',
  'plant-3.0': 'blue',
  'plant-4.0': 'brown',
  'beam-1.0': 'grey',
  'beam-2.0': 'grey',
});
const tradesUp = (state: State) =>
  raise(raise(state, red, 'trade-1', 'white-1'), red, 'trade-2', 'white-2');
const loadedRed = raiseFor(start, red, 'blue');
const brownLeft = earned(start, red, green, ['brown-1', 'brown-2'], { 'brown-1': 2 });

type Case = {
  readonly calls: readonly [State, at: number, parkedSince?: number];
  readonly not: readonly [State, at: number, parkedSince?: number];
  readonly says: Advice;
  readonly en: RegExp;
  readonly de: RegExp;
};

const through = stand(start, red, 1, 'beam-1', 2 * MINUTE);

const CASES: readonly Case[] = [
  {
    says: { code: 'glass-through', glass: 1, on: 'beam-1' },
    calls: [through, 2 * MINUTE + 20_000],
    not: [through, 2 * MINUTE + 19_999],
    en: /^The right hourglass stands idle: its sand has run out \(Beam 1\)\.$/,
    de: /^Die rechte Sanduhr steht herum.*\(Beam 1\)\.$/,
  },
  {
    says: { code: 'both-parked' },
    calls: [start, 15_000, 5_000],
    not: [start, 14_999, 5_000],
    en: /hourglasses lie idle/,
    de: /Sanduhren liegen herum/,
  },
  {
    says: { code: 'last-turn' },
    calls: [start, 29 * MINUTE],
    not: [start, 29 * MINUTE - 1],
    en: /^The last minute/,
    de: /^Die letzte Minute/,
  },
  {
    says: { code: 'last-lift', glass: 1, on: 'beam-1' },
    calls: [through, 30 * MINUTE],
    not: [through, 30 * MINUTE - 1],
    en: /still counts: lift the right hourglass/,
    de: /zählt noch: Nimm die rechte Sanduhr weg/,
  },
  {
    says: { code: 'wants-nothing', planet: green },
    calls: [flight(['grey']), 4 * MINUTE],
    not: [wanting(flight(['blue'])), 4 * MINUTE],
    en: /^The green planet wants nothing you have loaded/,
    de: /^Der grüne Planet braucht nichts/,
  },
  {
    says: { code: 'raced', planet: green, rival: blue },
    calls: [rival(wanting(flight(['blue'])), 5 * MINUTE - 1), 4 * MINUTE],
    not: [rival(wanting(flight(['blue'])), 5 * MINUTE), 4 * MINUTE],
    en: /^Light blue lands before you .*to the green planet/,
    de: /^Hellblau landet vor dir .*zum grünen Planeten/,
  },
  {
    says: { code: 'blocked', good: 'blue' },
    calls: [blockedPlants, MINUTE],
    not: [lay(start, red, { 'plant-1.0': 'blue-1', 'plant-2.0': 'blue-1' }), MINUTE],
    en: /block your centre.*for blue/,
    de: /blockieren dein Zentrum.*um Blau/,
  },
  {
    says: { code: 'cubes-unwanted', good: 'grey' },
    calls: [fullBeams, MINUTE],
    not: [lay(fullBeams, green, { 'plant-1.0': 'grey-2' }), MINUTE],
    en: /nobody asks for grey/,
    de: /Grau will gerade niemand/,
  },
  {
    says: { code: 'colour-late', good: 'brown', count: 2, minutes: 3, on: 'trade-1' },
    calls: [brownLeft, 27 * MINUTE],
    not: [brownLeft, 27 * MINUTE - 1],
    en: /^Brown still scores nothing: 2 orders above, 3 min left/,
    de: /^Braun zählt noch nichts: 2 Aufträge liegen oben, noch 3 min/,
  },
  {
    says: { code: 'colour-lost', good: 'brown', count: 5 },
    calls: [earned(start, red, green, ['brown-1'], { 'brown-1': 3, 'brown-2': 2 }), 28 * MINUTE],
    not: [earned(start, red, green, ['brown-1'], { 'brown-1': 3, 'brown-2': 1 }), 28 * MINUTE],
    en: /^Brown cannot be saved any more: 5 orders above/,
    de: /^Braun ist nicht mehr zu retten: 5 Aufträge/,
  },
  {
    says: { code: 'colour-zero', good: 'brown', count: 2, minutes: 15 },
    calls: [brownLeft, 15 * MINUTE],
    not: [brownLeft, 15 * MINUTE - 1],
    en: /^Brown scores nothing as long as 2 orders of yours are above\. 15 min/,
    de: /^Braun zählt nichts, solange 2 Aufträge von dir oben liegen\. Noch 15 min/,
  },
  {
    says: { code: 'tile-no-room' },
    calls: [study(tradesUp(noRoom), red, 'ochre-1'), MINUTE],
    not: [study(noRoom, red, 'ochre-1'), MINUTE],
    en: /fits only over an empty stage I building/,
    de: /passt nur auf ein leeres Gebäude/,
  },
  {
    says: { code: 'tile-unused' },
    calls: [study(start, red, 'ochre-1'), MINUTE],
    not: [stand(study(start, red, 'ochre-1'), red, 0, 'research', 2 * MINUTE), MINUTE],
    en: /lies unused in your research station/,
    de: /liegt ein Plättchen herum/,
  },
  {
    says: { code: 'upgrade', on: 'trade-1' },
    calls: [raise(start, red, 'trade-1', 'white-1'), 25 * MINUTE],
    not: [raise(start, red, 'trade-1', 'white-1'), 25 * MINUTE + 1],
    en: /^Trade 1 is empty and at stage II/,
    de: /^Handel 1 ist leer und auf Stufe II/,
  },
  {
    says: { code: 'bonus', planet: green },
    calls: [wanting(loadedRed), MINUTE],
    not: [{ ...wanting(loadedRed), bonusAt: [red, blue] }, MINUTE],
    en: /^The green planet still has its bonus/,
    de: /^Der grüne Planet hat noch seine Bonusmarke/,
  },
  {
    says: { code: 'new-symbol', planet: green, good: 'blue', symbols: 2 },
    calls: [earned(wanting(loadedRed), red, blue, ['blue-1'], {}), MINUTE],
    not: [earned(wanting(loadedRed), red, green, ['blue-1'], {}), MINUTE],
    en: /symbol number 2/,
    de: /Symbol Nummer 2/,
  },
  {
    says: { code: 'ask', good: 'blue', holder: green },
    calls: [lay(raiseFor(start, green, 'blue'), red, { 'plant-1.0': 'blue-1' }), MINUTE],
    not: [lay(raiseFor(start, green, 'blue'), red, { 'plant-1.0': 'blue-2' }), MINUTE],
    en: /^Green has the cubes for an order of yours in blue/,
    de: /^Grün hat die Würfel für einen deiner Aufträge in Blau/,
  },
];

const saidAt = ([state, at, parkedSince = at]: Case['calls']) =>
  advice({ view: view(state, red), seat: red, at, parkedSince });

test.each(CASES.map(it => [it.says.code, it] as const))(
  'the coach says %s in both languages',
  (_code, it) => {
    expect(saidAt(it.calls)).toContainEqual(it.says);
    expect(saidAt(it.not)).not.toContainEqual(expect.objectContaining({ code: it.says.code }));
    expect(adviceSentence('en', it.says)).toMatch(it.en);
    expect(adviceSentence('de', it.says)).toMatch(it.de);
  },
);

test('a sentence with the number one is in the singular', () => {
  const late = { code: 'colour-late', good: 'grey', count: 1, minutes: 1, on: null } as const;
  expect(adviceSentence('en', late)).toContain('1 order above');
  expect(adviceSentence('de', late)).toContain('1 Auftrag liegt oben');
});

test('the most urgent advice comes first', () => {
  const state = stand(study(brownLeft, red, 'ochre-1'), red, 0, 'ship', MINUTE);
  expect(saidAt([state, 20 * MINUTE]).map(({ code }) => code)).toEqual([
    'glass-through',
    'tile-unused',
    'colour-zero',
  ]);
});

test('of several late colours only the first to do is named, and colours out of time count as lost', () => {
  const two = earned(start, red, green, ['brown-3', 'grey-1'], { 'brown-1': 1, 'grey-1': 3 });
  const codes = (at: number) =>
    saidAt([two, at]).map(it => ('good' in it ? `${it.code} ${it.good}` : it.code));
  expect(codes(28 * MINUTE)).toEqual(['colour-late brown']);
  expect(codes(28 * MINUTE + 1)).toEqual(['colour-late brown']);
  expect(codes(29 * MINUTE)).toEqual(['last-turn', 'colour-late brown', 'colour-lost grey']);
  expect(codes(30 * MINUTE)).toEqual([]);
});

test('the coach is silent while all goes well, and before the start', () => {
  expect(saidAt([busy, MINUTE])).toEqual([]);
  expect(saidAt([{ ...start, phase: { name: 'choosing', chosen: [] } }, 0])).toEqual([]);
});

test('while a beam station loads, the coach does not warn of an empty flight', () => {
  const loading = stand(flight(['grey']), red, 1, 'beam-2', 4 * MINUTE);
  expect(saidAt([loading, 3 * MINUTE])).toEqual([]);
});

test('the coach knows only what its seat sees: tiles under the top one change nothing', () => {
  const one = stack(start, 'moon-1', ['ochre-1', 'ochre-2', 'ochre-3']);
  const other = stack(start, 'moon-1', ['ochre-1', 'black-1', 'ochre-3']);
  expect(saidAt([one, MINUTE])).toEqual(saidAt([other, MINUTE]));
});
