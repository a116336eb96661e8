import { LETTERS, type Letter } from './components';
import { wedgeAt } from './refill';
import type { Sector, State } from './state';
import {
  after,
  blue,
  eventsOf,
  own,
  PASS,
  played,
  position,
  red,
  recall,
  step,
  white,
  yellow,
} from './testing/fixture';

type Given = NonNullable<Parameters<typeof position>[0]>;

/** Red passes last, and the next round begins. */
const last = ({ own: mine, ...rest }: Given = {}): State => {
  const others = {
    yellow: { engineer: null },
    blue: { engineer: null },
    white: { engineer: null },
  };
  const all = [yellow, blue, white].slice(0, (rest.count ?? 4) - 1);
  const players = { ...others, ...rest.players };
  return position({ passed: all, ...rest, players, own: { engineer: 'c2', ...mine } });
};
const next = (given: Given = {}): State => after(last(given), PASS);
const goods = (state: State) =>
  LETTERS.map(it => state.sectors[it]).map(it => [it.time, it.crystals, it.octopods].join(''));

test('[N1] [N7] each sector gets a card and an expansion on top of those there', () => {
  const before = last({ sectors: { B: { cards: ['charging'], expansions: ['A-B'] } } });
  const { sectors, secret } = after(before, PASS);
  expect(sectors.B.cards).toEqual([before.secret.cards[1], 'charging']);
  expect(sectors.B.expansions).toEqual([before.secret.expansions[1], 'A-B']);
  expect(LETTERS.map(it => sectors[it].cards.length)).toEqual([1, 2, 1, 1, 1, 1]);
  expect(secret.cards).toEqual(before.secret.cards.slice(6));
  expect(secret.expansions).toEqual(before.secret.expansions.slice(6));
});

test('[N2] markers are removed first, crystals and octopods are added', () => {
  const lying = { time: 3, crystals: 1, octopods: 2 };
  const before = last({ sectors: { A: lying, B: lying } });
  const state = after(before, PASS);
  // With four players tile 2 lays TTT, OC, TTO, C, TTTTO, CCO.
  expect(goods(state)).toEqual(['312', '023', '201', '010', '401', '021']);
  // Four players get a marker each, six markers leave the station, and nine are laid.
  const { time, crystals, octopods } = before.supply;
  expect(state.supply).toEqual({
    time: time + 6 - 9,
    crystals: crystals - 4,
    octopods: octopods - 4,
  });
});

test('[N2] [S15] the tile is turned, so its first wedge points to another sector', () => {
  const state = last({ centre: { bulb: 3, turn: 2 } });
  expect(LETTERS.map(it => wedgeAt(state, it)?.time)).toEqual([4, 0, 3, 0, 2, 0]);
  expect(goods(after(state, PASS))).toEqual(['400', '011', '301', '020', '200', '012']);
});

test('[P4] [N2] what the supply lacks is not laid, and wedges come in their order', () => {
  const state = next({ supply: { time: 44, crystals: 2, octopods: 1 } });
  expect(goods(state)).toEqual(['300', '011', '200', '010', '400', '000']);
  expect(state.supply).toMatchObject({ crystals: 0, octopods: 0 });
});

const neutralAt = (state: State) =>
  LETTERS.flatMap(it =>
    state.sectors[it].submarines.filter(seat => !state.seats.includes(seat)).map(seat => it + seat),
  );

test.each<[string, 2 | 3, Partial<Record<Letter, Partial<Sector>>>, string[]]>([
  ['its sector is free', 3, {}, ['Cwhite']],
  ['its sector has one', 3, { C: { submarines: [white] } }, ['Cwhite', 'Dwhite']],
  [
    'the next one has one, too',
    3,
    { C: { submarines: [white] }, D: { submarines: [white] } },
    ['Cwhite', 'Dwhite', 'Ewhite'],
  ],
  ['with two colours, the first', 2, {}, ['Cblue']],
  ['with two colours, the other', 2, { C: { submarines: [blue] } }, ['Cblue', 'Cwhite']],
  [
    'with two colours, on to the next sector',
    2,
    { C: { submarines: [blue, white] }, D: { submarines: [blue] } },
    ['Cblue', 'Cwhite', 'Dblue', 'Dwhite'],
  ],
])('[N3] [P5] a neutral submarine: %s', (_what, count, sectors, found) => {
  expect(neutralAt(next({ count, sectors })).sort()).toEqual([...found].sort());
});

test('[N3] a full round of neutral submarines leaves none to place', () => {
  const sectors = Object.fromEntries(LETTERS.map(it => [it, { submarines: [white] }]));
  expect(neutralAt(next({ count: 3, sectors }))).toHaveLength(6);
});

test('[N4] the next tile comes up, with its bulb and its turn', () => {
  const second = next();
  expect(second.centre).toEqual({ bulb: 3, turn: 1 });
  expect(second.secret.turns).toEqual([2, 3]);
  expect(next({ round: 2 }).centre.bulb).toBe(4);
  expect(next({ round: 3 }).centre.bulb).toBe(5);
});

test('[N5] [D2] [T1] engineers return, the next programme lies there, the order is new', () => {
  const state = next({ passed: [blue, yellow, white] });
  expect(state.seats.map(it => own(state, it).engineer)).toEqual(Array(4).fill('start'));
  expect([state.programme, state.nextProgramme]).toEqual(['p2', 'p3']);
  expect(state.secret.programmes).toEqual(['p4']);
  expect(state.order).toEqual([blue, yellow, white, red]);
  expect([state.turn, state.passed, state.round]).toEqual([blue, [], 2]);
});

test('[N5] in the last round no programme comes after', () => {
  const secret = { ...position().secret, programmes: [] };
  expect(next({ round: 3, secret }).nextProgramme).toBeNull();
});

test('[N6] bots and scientists stay', () => {
  const scientist = { sector: 'E', task: 'card' } as const;
  const sectors = { E: { control: red, charging: [blue, red] } };
  const state = next({ own: { programmed: ['lab', 'time'], stock: 9, scientist }, sectors });
  expect(own(state)).toMatchObject({ programmed: ['lab', 'time'], stock: 9, scientist });
  expect(state.sectors.E).toMatchObject({ control: red, charging: [blue, red] });
});

test('[H2] only a refill reveals', () => {
  const reveals = (...given: Parameters<typeof played>) => played(...given).reveals;
  expect(reveals(last(), PASS)).toBe(true);
  expect(reveals(last({ round: 4 }), PASS)).toBe(false);
  expect(reveals(last({ own: { cards: ['interim-lab'] } }), PASS)).toBe(false);
  expect(reveals(position(), step('a1'))).toBe(false);
  expect(reveals(position({ own: { programmed: ['lab'] } }), recall('lab'))).toBe(false);
});

test('[N3] the refill names its neutral submarines', () => {
  expect(eventsOf(last({ count: 3 }), PASS)).toContainEqual({
    type: 'refilled',
    round: 2,
    programme: 'p2',
    neutral: [{ sector: 'C', colour: white }],
  });
});
