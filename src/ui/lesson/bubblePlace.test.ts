import { bubblePlace, BUBBLE_EDGE, BUBBLE_GAP } from './bubblePlace';

const SCREENS = [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
  { width: 1024, height: 768 },
];
const BUBBLE = { width: 296, height: 132 };
const THING = { width: 70, height: 60 };

const everywhere = SCREENS.flatMap(screen =>
  [0, 0.25, 0.5, 0.75, 1].flatMap(across =>
    [0, 0.25, 0.5, 0.75, 1].map(down => ({
      screen,
      thing: {
        ...THING,
        x: across * (screen.width - THING.width),
        y: down * (screen.height - THING.height),
      },
    })),
  ),
);

test.each(everywhere)('a bubble is on the screen, close to its thing and not on it', it => {
  const { screen, thing } = it;
  const { left, top, tail } = bubblePlace(screen, BUBBLE, thing);
  expect(left).toBeGreaterThanOrEqual(BUBBLE_EDGE);
  expect(left + BUBBLE.width).toBeLessThanOrEqual(screen.width - BUBBLE_EDGE);
  expect(top).toBeGreaterThanOrEqual(BUBBLE_EDGE);
  expect(top + BUBBLE.height).toBeLessThanOrEqual(screen.height - BUBBLE_EDGE);
  const gap = tail?.on === 'top' ? top - thing.y - THING.height : thing.y - top - BUBBLE.height;
  expect(gap).toBe(BUBBLE_GAP);
});

test('the tail points at the middle of the thing', () => {
  const [screen] = SCREENS as [(typeof SCREENS)[number]];
  const thing = { ...THING, x: 120, y: 40 };
  const { left, tail } = bubblePlace(screen, BUBBLE, thing);
  expect(tail).toEqual({ on: 'top', x: 120 + THING.width / 2 - left });
});

test('a bubble without a thing stands in the middle and has no tail', () => {
  const [, screen] = SCREENS as [never, (typeof SCREENS)[number]];
  const { left, tail } = bubblePlace(screen, BUBBLE, null);
  expect(left).toBe((screen.width - BUBBLE.width) / 2);
  expect(tail).toBeNull();
});

test('beside a thing as high as the screen, a bubble stands at the lower end', () => {
  const [screen] = SCREENS as [(typeof SCREENS)[number]];
  const { top } = bubblePlace(screen, BUBBLE, { x: 0, y: 0, ...screen });
  expect(top).toBe(screen.height - BUBBLE.height - BUBBLE_EDGE);
});
