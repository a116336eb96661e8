import { chances } from '../../../kit/random';
import type { Seat } from '../../../kit/seat';
import { LETTERS, type Task } from './components';
import { places, setup } from './setup';
import type { Sector } from './state';
import { billOf, billsOf, stepBillOf, stepBillsOf } from './targets';
import {
  after,
  blue,
  own,
  place,
  position,
  red,
  refusal,
  step,
  WORK,
  yellow,
} from './testing/fixture';

const full: Partial<Sector> = {
  octopods: 2,
  crystals: 3,
  time: 1,
  control: yellow,
  charging: [blue, blue, red, red, yellow],
  submarines: [yellow, blue],
  cards: ['crossing'],
  expansions: ['A-B'],
};
const rich = { time: 4, crystals: 1, points: 15, stock: 8 } as const;

test('[Y8] a bill names way, dock, gain, lines, and the bots that move', () => {
  const state = position({
    own: { ...rich, programmed: ['submarine'], cards: ['half-price', 'charging'] },
    sectors: { C: full },
  });
  expect(billOf(state, red, 'submarine', 'C')).toEqual({
    task: 'submarine',
    sector: 'C',
    path: ['B', 'C'],
    way: 1,
    dock: 1,
    whyNot: undefined,
    whyNotWork: undefined,
    gain: { time: 0, crystals: 0, points: 2 + 2 },
    lines: [17],
    pushed: yellow,
    home: [blue, red, yellow],
  });
});

test('[Y8] a bill says why the action would be refused once the way is paid', () => {
  const state = position({ own: { programmed: ['submarine'], time: 3 }, sectors: { C: full } });
  const short = { code: 'short-of-time', need: 3, have: 2 };
  expect(billOf(state, red, 'submarine', 'C')).toMatchObject({
    whyNot: undefined,
    whyNotWork: short,
    gain: { time: 0, crystals: 0, points: 0 },
    lines: [],
  });
  const poor = position({ own: { programmed: ['submarine'], time: 0 }, sectors: { C: full } });
  expect(billOf(poor, red, 'submarine', 'C')).toMatchObject({
    whyNot: { code: 'short-of-time', need: 1, have: 0 },
    whyNotWork: { code: 'short-of-time', need: 3, have: 0 },
  });
});

test('[Y8] there is a bill for every programmed bot in every sector', () => {
  const state = position({ own: { programmed: ['time', 'lab'] } });
  const all = billsOf(state, red).map(({ task, sector }) => task + sector);
  expect(all).toEqual(['time', 'lab'].flatMap(task => LETTERS.map(it => task + it)));
});

test.each(['octopods', 'crystals', 'time', 'submarine', 'card', 'lab', 'program'] as const)(
  '[Y8] the bill of %s is what then happens',
  task => {
    const cards = ['catch-time'];
    const state = position({
      own: { ...rich, points: 0, programmed: [task], cards },
      sectors: { C: full },
    });
    const bill = billOf(state, red, task, 'C');
    const end = after(state, place(task, 'C'), WORK);
    const [had, has] = [own(state), own(end)];
    expect(bill.whyNot ?? bill.whyNotWork).toBeUndefined();
    expect(bill.gain).toEqual({
      time: has.time - had.time + bill.way + bill.dock,
      crystals: has.crystals - had.crystals,
      points: has.points,
    });
  },
);

test('[Y8] the bill of a card that acts at once names its markers, too', () => {
  const sectors = { C: { ...full, cards: ['at-once-time'] } };
  const gain = (programmed: Task[], time = 0) =>
    billOf(position({ own: { programmed, time }, sectors }), red, 'card', 'C').gain;
  expect(gain(['card'], 1)).toEqual({ time: 2, crystals: 0, points: 2 });
  expect(gain(['card', 'time'], 1)).toMatchObject({ time: 4 });
  expect(gain(['card'], 4)).toMatchObject({ time: 1 });
});

test('[Y8] a card that acts at once finds the symbol free that its own bot has left', () => {
  const sectors = { C: { cards: ['at-once-card'] } };
  const before = (points: number) =>
    position({ own: { programmed: ['card'], time: 1, crystals: 1, points }, sectors });
  expect(billOf(before(0), red, 'card', 'C').gain).toMatchObject({ time: 2 });
  expect(billOf(before(16), red, 'card', 'C')).toMatchObject({
    gain: { time: 2, points: 2 },
    lines: [17],
  });
});

test('[Y8] [B6] a bot that comes home can be programmed at once', () => {
  const own = { programmed: ['program'], stock: 0 } as const;
  const bill = (charging: Seat[]) =>
    billOf(position({ own, sectors: { C: { control: yellow, charging } } }), red, 'program', 'C');
  expect(bill([red, red, red, blue, yellow]).whyNotWork).toBeUndefined();
  expect(bill([blue, blue, red, blue, yellow]).whyNotWork).toEqual({ code: 'stock-empty' });
});

test.each<[string, Parameters<typeof position>[0], string]>([
  ['programmed', {}, 'programmed'],
  ['a third', { own: { programmed: ['time', 'lab'] } }, 'third'],
  ['converted', { own: { programmed: ['octopods'] } }, 'converted'],
  ['none', { own: { stock: 0 } }, 'none'],
])('[Y8] the bot of a step is %s', (_what, parts, bot) => {
  expect(stepBillOf(position(parts), red, 'a1')).toMatchObject({
    room: 'a1',
    task: 'octopods',
    bot,
  });
});

test('[Y8] a step names its rewards and lines', () => {
  const cards = ['room-octopods-points', 'room-octopods-time'];
  const state = position({ own: { cards, time: 1, points: 14, crystals: 1 } });
  expect(stepBillOf(state, red, 'a1')).toMatchObject({
    gain: { time: 2, crystals: 0, points: 4 },
    lines: [17],
    whyNot: undefined,
  });
});

test('[Y8] [A1] the steps named are those along arrows, and sideways with the card', () => {
  const rooms = (player: object) =>
    stepBillsOf(position({ own: player }), red).map(({ room }) => room);
  expect(rooms({ engineer: 'b2' })).toEqual(['c2', 'c3']);
  expect(rooms({ engineer: 'b2', cards: ['sideways'] })).toEqual(['b1', 'c2', 'c3']);
  expect(rooms({ engineer: 'c1' })).toEqual([]);
});

test('[Y8] bills of others can be read out of turn', () => {
  const state = setup({
    seats: places(3)!,
    options: { first: red, turnSeconds: null },
    chances: chances(2),
  });
  const [bill] = billsOf(state, yellow);
  expect(bill?.whyNot).toEqual({ code: 'not-your-turn', turn: red });
  expect(stepBillsOf(state, yellow)).toHaveLength(2);
  expect(refusal(state, step('a1'))).toBeUndefined();
});
