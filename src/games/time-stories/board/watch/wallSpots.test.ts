import { blue, green, pink, position, yellow } from '../../rules/testing/fixture';
import { sceneryOf } from './scenery';
import { pictureBox, standing } from './wallSpots';

const SLOTS = ['B', 'C', 'D'];

test('pictures share the wall evenly', () => {
  expect(pictureBox(SLOTS, 'C')).toEqual({ x: 640, width: 640 });
});

test('figures stand on the free spots of their picture, in the order of the figures', () => {
  const spots = {
    B: [
      [100, 560],
      [300, 560],
      [200, 570],
      [400, 570],
    ] as const,
  };
  const found = standing(position({ agents: { pink: { at: 'C' } } }), SLOTS, spots);
  expect(found.map(({ figure, x }) => [figure, x])).toEqual([
    [blue, 100],
    [green, 300],
    [yellow, 200],
    [pink, 640 + 320],
  ]);
});

test('figures beside the board and in the vortex stand nowhere', () => {
  const state = position({
    agents: {
      blue: { at: null },
      green: { at: 'B', vortex: 4 },
      pink: { at: 'D' },
      yellow: { at: 'D' },
    },
  });
  const found = standing(state, SLOTS, {});
  expect(found.map(({ figure }) => figure)).toEqual([pink, yellow]);
  expect(new Set(found.map(({ x }) => x)).size).toBe(2);
});

test('nobody stands on a seam or over the edge of the wall', () => {
  const feet = [8, 574] as const;
  const found = standing(position(), SLOTS, { B: [feet, feet, feet, feet] });
  expect(found.map(({ x }) => x)).toEqual([50, 50, 50, 50]);
});

test('a wall keeps the pictures whose cards are gone, so that letters stay above their own', () => {
  const state = position({ gone: ['C'] });
  const laid = state.laid.filter(({ card }) => card !== 'C');
  const { slots, beaten } = sceneryOf({ ...state, laid });
  expect(slots).toEqual(['B', 'C', 'D']);
  expect(beaten).toEqual(['C']);
});
