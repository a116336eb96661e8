import type { Letter, Room } from '../../rules/components';
import { red, yellow } from '../testing/position';
import type { Anchor } from './anchors';
import { type Boxes, handSpot, unitOf } from './handSpots';
import type { PartBox } from './measured';

const box = (x: number, y: number, width = 20, height = 20): PartBox => ({ x, y, width, height });

const boxes = (
  parts: Partial<Record<Anchor, PartBox>>,
  sectors: Partial<Record<Letter, PartBox>> = {},
  rooms: Partial<Record<Room, PartBox>> = {},
): Boxes => ({
  parts: new Map(Object.entries(parts)) as Boxes['parts'],
  sectors: new Map(Object.entries(sectors)) as Boxes['sectors'],
  rooms: new Map(Object.entries(rooms)) as Boxes['rooms'],
});

const TABS = { 'tab-lab': box(0, 0), 'tab-station': box(40, 0), 'tab-people': box(80, 0) };

test('own things are where they are shown, else behind the tab of their page', () => {
  const time = { at: 'seat', seat: red, part: 'time' } as const;
  expect(handSpot(boxes({ ...TABS, time: box(100, 200) }), red, time)).toEqual({
    x: 110,
    y: 210,
    isHere: true,
  });
  expect(handSpot(boxes(TABS), red, time)).toEqual({ x: 10, y: 10, isHere: false });
});

test('submarines leave from the stock, and another player’s things from their card', () => {
  const submarine = (seat: typeof red) => ({ at: 'seat', seat, part: 'submarines' }) as const;
  const shown = boxes({ ...TABS, stock: box(0, 300), yellow: box(0, 500) });
  expect(handSpot(shown, red, submarine(red))).toMatchObject({ y: 310, isHere: true });
  expect(handSpot(shown, red, submarine(yellow))).toMatchObject({ y: 510, isHere: true });
  expect(handSpot(boxes(TABS), red, submarine(yellow))).toMatchObject({ x: 90, isHere: false });
});

test('a place of a sector follows the size of its drawing', () => {
  const shown = boxes(TABS, { A: box(0, 0, 300, 300) });
  const hub = handSpot(shown, red, { at: 'hub', letter: 'A' });
  const pane = handSpot(shown, red, { at: 'pane', letter: 'A', task: 'submarine' });
  expect(unitOf(shown)).toBe(1);
  expect(hub).toEqual({ x: 150, y: 145, isHere: true });
  expect(pane?.x).toBeCloseTo(251);
  expect(handSpot(shown, red, { at: 'hub', letter: 'B' })).toMatchObject({ isHere: false });
});

test('the middle of the station is known where all of it is shown', () => {
  const letters = ['A', 'B', 'C', 'D', 'E', 'F'] as const;
  const around = letters.map((letter, n) => [letter, box(n * 10, 0)] as const);
  const station = boxes(TABS, Object.fromEntries(around));
  expect(handSpot(station, red, { at: 'centre' })).toEqual({ x: 35, y: 10, isHere: true });
  expect(handSpot(boxes(TABS), red, { at: 'supply' })).toMatchObject({ x: 50, isHere: false });
});

test('a room that cannot be entered lies in the headquarters', () => {
  const shown = boxes({ headquarters: box(0, 600) }, {}, { b1: box(200, 600) });
  expect(handSpot(shown, red, { at: 'room', room: 'b1' })).toMatchObject({ x: 210 });
  expect(handSpot(shown, red, { at: 'room', room: 'c1' })).toMatchObject({ x: 10 });
  expect(handSpot(shown, red, { at: 'slot', place: 0 })).toMatchObject({ x: 10, y: 610 });
  expect(handSpot(boxes({}), red, { at: 'slot', place: 0 })).toBeUndefined();
});
