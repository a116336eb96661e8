import { keysOf } from '../../kit/keys';
import { canBeFelt, knocks, PULSES } from './pulses';

const every = keysOf(PULSES);
const all = every.filter(canBeFelt).map(cue => [cue, PULSES[cue]] as const);

test.each(all)('%s can be felt and is over before the next cue comes', (_, pulses) => {
  expect(pulses.length % 2).toBe(1);
  expect(Math.min(...pulses)).toBeGreaterThanOrEqual(30);
  expect(pulses.reduce((sum, it) => sum + it, 0)).toBeLessThan(1_200);
});

test('no two cues feel alike, and the two glasses differ in the number of pulses', () => {
  expect(new Set(all.map(([, pulses]) => pulses.join())).size).toBe(all.length);
  expect(knocks(PULSES['glass-left'])).toHaveLength(1);
  expect(knocks(PULSES['glass-right'])).toHaveLength(2);
});

test('pauses lie between the impacts', () => {
  expect(knocks([100, 50, 70])).toEqual([
    { at: 0, lasts: 100 },
    { at: 150, lasts: 70 },
  ]);
});

test('of a story what comes to everybody’s ears alone is not felt', () => {
  const heard = every.filter(cue => cue.startsWith('story-') && !canBeFelt(cue));
  expect(heard).toContain('story-card');
  expect(heard).not.toContain('story-hurt');
});

test('in the sea only what concerns a player at once is felt', () => {
  const felt = every.filter(cue => cue.startsWith('sea-') && canBeFelt(cue));
  expect(felt.sort()).toEqual([
    'sea-interim',
    'sea-line',
    'sea-overflow',
    'sea-pushed',
    'sea-stop',
    'sea-turn',
  ]);
});
