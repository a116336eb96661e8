import type { Action } from './actions';
import { CARDS, type Letter, TASKS } from './components';
import { routeTo } from './station';
import type { Player, Sector } from './state';
import {
  after,
  blue,
  CRYSTAL,
  eventsOf,
  letter,
  own,
  place,
  position,
  recall,
  red,
  refusal,
  step,
  white,
  WORK,
  yellow,
} from './testing/fixture';

const KINDS = { room: 21, catch: 3, interim: 6, 'at-once': 6 } as const;

test.each(Object.entries(KINDS))('[P6] there are %s cards: %d', (kind, count) => {
  expect([...CARDS.values()].filter(it => it.kind === kind)).toHaveLength(count);
});

const entering = (cards: string[], player: Partial<Player> = {}) =>
  after(position({ own: { cards, ...player } }), step('a1'));

test.each<[string, string[], Partial<Player>, Partial<Player>]>([
  ['two markers', ['room-octopods-time'], { time: 1 }, { time: 3 }],
  ['as many markers as fit', ['room-octopods-time'], { time: 3 }, { time: 4 }],
  ['a crystal', ['room-octopods-crystal'], {}, { crystals: 1 }],
  ['no third crystal', ['room-octopods-crystal'], { crystals: 2 }, { crystals: 2 }],
  ['four points', ['room-octopods-points'], {}, { points: 4 }],
  [
    'all cards for the room',
    ['room-octopods-points', 'room-octopods-crystal'],
    {},
    { points: 4, crystals: 1 },
  ],
  ['nothing for another room', ['room-lab-points'], {}, { points: 0, crystals: 0, time: 4 }],
  ['no crystal for another room', ['room-lab-crystal'], {}, { crystals: 0 }],
  ['nothing for a catch', ['catch-crystal', 'catch-points'], {}, { points: 0, crystals: 0 }],
])('[C1] [K2] the engineer enters, and a card brings %s', (_what, cards, player, has) => {
  expect(own(entering(cards, player))).toMatchObject(has);
});

test('[C1] a room card brings nothing by the white area or for three markers', () => {
  const cards = ['room-crystals-points'];
  const state = position({ own: { cards, programmed: ['program'], time: 3 } });
  expect(own(after(state, place('program', 'A'), WORK)).points).toBe(0);
  expect(own(after(state, { type: 'buy', task: 'crystals' })).points).toBe(0);
});

test('[C1] [A3] the reward comes before one of three bots is chosen', () => {
  const state = entering(['room-octopods-crystal'], { programmed: ['time', 'card'] });
  expect(own(state)).toMatchObject({ crystals: 1 });
  expect(state.turn).toBe(red);
});

test('[C10] [A3] points wait until one of three bots is back', () => {
  const state = entering(['room-octopods-points'], { programmed: ['time', 'card'], points: 14 });
  expect(own(state).points).toBe(14);
  expect(refusal(state, { type: 'stop' })).toEqual({ code: 'return-one' });
  const back = after(state, recall('time'));
  expect(own(back).points).toBe(16);
  expect(refusal(back, { type: 'stop' })).toBeUndefined();
});

const catching = (octopods: number, player: Partial<Player>) =>
  after(
    position({ own: { programmed: ['octopods'], ...player }, sectors: { A: { octopods } } }),
    place('octopods', 'A'),
    WORK,
  );

test.each<[string, Partial<Player>, Partial<Player>]>([
  ['two markers', { cards: ['catch-time'], time: 1 }, { time: 3, points: 1 }],
  ['a crystal', { cards: ['catch-crystal'] }, { crystals: 1, points: 1 }],
  ['three points more', { cards: ['catch-points'] }, { points: 4 }],
])('[C2] a catch brings %s', (_what, player, has) => {
  expect(own(catching(1, player))).toMatchObject(has);
});

test('[C2] [C1] a catch brings nothing by a card for a room', () => {
  const cards = ['room-octopods-crystal', 'room-octopods-points'];
  expect(own(catching(1, { cards }))).toMatchObject({ points: 1, crystals: 0 });
});

test('[C2] [G8] four octopods with the card are 13 points', () => {
  const lab = { expansions: ['octopods-A', 'octopods-B'], cards: ['catch-points'] };
  expect(own(catching(4, lab)).points).toBe(13);
});

test('[C10] [X3] a crystal just won pays for the line', () => {
  const state = catching(2, { cards: ['catch-crystal'], points: 15 });
  expect(own(state)).toMatchObject({ points: 16, crystals: 1 });
  expect(own(after(state, CRYSTAL))).toMatchObject({ points: 18, crystals: 0 });
});

const over = { control: yellow, charging: [blue, blue, red, red, white] };

test.each<[string, Partial<Sector>, number]>([
  ['two bots, one of them of another player', over, 1],
  ['no overflow', { control: yellow, charging: [blue] }, 0],
  ['three of others', { control: yellow, charging: [blue, blue, blue, yellow, yellow] }, 4],
])('[C3] points for bots that leave: %s', (_what, sector, points) => {
  const parts = { programmed: ['time'], cards: ['charging'] } as const;
  const state = position({ own: parts, sectors: { A: sector } });
  expect(own(after(state, place('time', 'A'))).points).toBe(points);
  const without = position({ own: { programmed: ['time'] }, sectors: { A: sector } });
  expect(own(after(without, place('time', 'A'))).points).toBe(0);
});

test('[C3] [G2] a bot placed by a letter counts as well', () => {
  const sectors = { A: { expansions: ['time-C'] }, C: over };
  const state = position({ own: { programmed: ['lab'], cards: ['charging'] }, sectors });
  expect(own(after(state, place('lab', 'A'), WORK, letter('C'))).points).toBe(1);
});

test('[C3] [B7] a neutral bot never leaves, so it never counts', () => {
  const A = { control: red, charging: [white, yellow, red, red] };
  const own3 = { programmed: ['time'], cards: ['charging'] } as const;
  const state = position({ count: 3, own: own3, sectors: { A } });
  expect(own(after(state, place('time', 'A'))).points).toBe(0);
});

const way = (from: Letter, to: Letter, ...cards: string[]) => {
  const scientist = { sector: from, task: 'time' } as const;
  return routeTo(position({ own: { scientist, cards } }), red, to);
};

test.each<[Letter, Letter, string[], number, string]>([
  ['E', 'F', ['open-lock'], 0, 'F'],
  ['E', 'A', ['open-lock'], 1, 'FA'],
  ['A', 'D', ['open-lock'], 2, 'BCD'],
  ['A', 'E', ['open-lock'], 1, 'FE'],
  ['A', 'B', ['open-lock'], 1, 'B'],
  ['A', 'D', ['crossing'], 1, 'D'],
  ['D', 'A', ['crossing'], 1, 'A'],
  ['A', 'E', ['crossing'], 2, 'BE'],
  ['F', 'B', ['crossing'], 1, 'CB'],
  ['E', 'F', ['crossing'], 2, 'F'],
  ['E', 'F', ['crossing', 'open-lock'], 0, 'F'],
  ['E', 'C', ['crossing', 'open-lock'], 1, 'FC'],
])('[C4] [C5] from %s to %s with %j the way costs %d', (from, to, cards, price, path) => {
  expect(way(from, to, ...cards)).toEqual({ price, path: path.split('') });
});

test.each([
  [0, 0],
  [1, 1],
  [2, 1],
  [3, 2],
])('[C6] behind %d submarines the next costs %d', (lying, price) => {
  const submarines = [yellow, blue, white].slice(0, lying);
  const parts = { programmed: ['submarine'], cards: ['half-price'], time: price } as const;
  const state = position({ own: parts, sectors: { A: { submarines } } });
  expect(own(after(state, place('submarine', 'A'), WORK))).toMatchObject({ time: 0, points: 2 });
});

const beside = { cards: ['sideways'], programmed: ['time'] } as const;
const cannot = { code: 'cannot-sidestep' };
const noArrow = (room: string) => ({ code: 'no-arrow', room });

test.each<[string, Partial<Player>, string, object | undefined]>([
  ['from a1 to a2', { ...beside, engineer: 'a1' }, 'a2', undefined],
  ['from a2 to a1', { ...beside, engineer: 'a2' }, 'a1', undefined],
  ['from b1 to b2', { ...beside, engineer: 'b1' }, 'b2', undefined],
  ['from c1 to c2', { ...beside, engineer: 'c1' }, 'c2', undefined],
  ['from c3 to c2', { ...beside, engineer: 'c3' }, 'c2', undefined],
  ['from c1 to c3', { ...beside, engineer: 'c1' }, 'c3', noArrow('c3')],
  ['from a1 down to the start', { ...beside, engineer: 'b1' }, 'a1', noArrow('a1')],
  ['from the start to b1', { ...beside, engineer: 'start' }, 'b1', noArrow('b1')],
  ['without the card', { engineer: 'c1' }, 'c2', cannot],
  ['with the used card', { ...beside, spent: ['sideways'], engineer: 'c1' }, 'c2', cannot],
])('[C7] a step sideways %s', (_where, player, room, why) => {
  expect(refusal(position({ own: player }), step(room))).toEqual(why);
});

test('[C7] [C1] sideways a fourth room is entered, and the card keeps its berth', () => {
  const cards = ['sideways', 'room-lab-points'];
  const before = position({ own: { cards, engineer: 'a1' } });
  const state = after(before, step('a2'));
  expect(own(state)).toMatchObject({
    engineer: 'a2',
    programmed: ['lab'],
    spent: ['sideways'],
    cards,
    points: 4,
  });
  expect(eventsOf(before, step('a2'))[0]).toMatchObject({ type: 'stepped', sideways: true });
  const again = { ...state, turn: red };
  expect(refusal(again, step('a1'))).toEqual(cannot);
  const up = after({ ...after(again, step('b1')), turn: red }, recall('lab'), step('c1'));
  expect(own(up)).toMatchObject({ engineer: 'c1' });
});

test('[C7] a step along an arrow does not use the card up', () => {
  expect(own(after(position({ own: beside }), step('a1'))).spent).toEqual([]);
});

const atOnce = (player: Partial<Player>, ...acts: Action[]) => {
  const sectors = { A: { cards: ['at-once-lab'] } };
  const programmed = ['card', ...(player.programmed ?? [])] as const;
  const state = position({ own: { ...player, programmed }, sectors });
  return after(state, place('card', 'A'), WORK, ...acts);
};

test.each<[string, Partial<Player>, Partial<Player>]>([
  ['markers and a bot', { time: 1 }, { time: 3, programmed: ['lab'], stock: 13, points: 2 }],
  ['four markers for a taken symbol', { time: 0, programmed: ['lab'] }, { time: 4, stock: 14 }],
  ['no more than there is room for', { time: 3, programmed: ['lab'] }, { time: 4, stock: 14 }],
  ['markers alone without stock', { time: 1, stock: 0 }, { time: 3, programmed: [] }],
  [
    'all markers without stock for a taken symbol',
    { time: 0, stock: 0, programmed: ['lab'] },
    { time: 4 },
  ],
])('[C8] at once: %s', (_what, player, has) => {
  const state = atOnce(player);
  expect(own(state)).toMatchObject(has);
  expect(own(state).cards).toEqual(['at-once-lab']);
  expect(state.turn).toBe(yellow);
});

test('[C8] [X3] its points come first, so the line is asked before the bot is there', () => {
  const state = atOnce({ points: 16, crystals: 1, time: 0 });
  expect(own(state)).toMatchObject({ time: 0, programmed: [] });
  const end = after(state, CRYSTAL);
  expect(own(end)).toMatchObject({ points: 18, time: 2, programmed: ['lab'] });
  expect(end.turn).toBe(yellow);
});

test('[C8] the bots of such cards stand on six symbols, not on the white one', () => {
  const tasks = (kind: string) =>
    [...CARDS.values()].flatMap(it => (it.kind === kind && 'task' in it ? [it.task] : []));
  const coloured = TASKS.filter(it => it !== 'program');
  expect([tasks('at-once'), tasks('interim')]).toEqual([coloured, coloured]);
});
