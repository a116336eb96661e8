import { red, running, stand, study } from '../../rules/testing/fixture';
import type { State } from '../../rules/state';
import { view } from '../../rules/view';
import type { CoachLevel } from './codes';
import { REPEAT_MS, attended, hushed, type CoachMemory, NOTHING_SAID, SHOWN_MS } from './memory';

const MINUTE = 60_000;
const through = stand(running(3), red, 0, 'beam-1', MINUTE);
const idle = stand(study(running(3), red, 'ochre-1'), red, 0, 'plant-1', 10 * MINUTE);

/** Attends every second, and records what the coach began to say, and when. */
function listened(state: State, from: number, to: number, level: CoachLevel = 'quiet') {
  const began: [at: number, code: string][] = [];
  let memory: CoachMemory = NOTHING_SAID;
  for (let at = from; at <= to; at += 1_000) {
    const before = memory;
    memory = attended(before, { view: view(state, red), seat: red, at }, level);
    const { now } = memory;
    if (now && now !== before.now) began.push([at, now.advice.code]);
  }
  return began;
}

test('the coach never repeats itself within 40 seconds', () => {
  expect(listened(through, 70_000, 170_000)).toEqual([
    [80_000, 'glass-through'],
    [80_000 + REPEAT_MS, 'glass-through'],
    [80_000 + 2 * REPEAT_MS, 'glass-through'],
  ]);
});

test('a quiet coach does not speak of what costs nothing', () => {
  expect(listened(idle, MINUTE, 3 * MINUTE)).toEqual([]);
  expect(listened(idle, MINUTE, MINUTE + 30_000, 'talkative')).toEqual([[MINUTE, 'tile-unused']]);
});

test('the coach speaks only after both glasses have been idle for ten seconds', () => {
  expect(listened(running(3), 0, 12_000)).toEqual([[10_000, 'both-parked']]);
});

test('advice stays long enough to be read, unless it is no longer true', () => {
  const sight = (state: State, at: number) => ({ view: view(state, red), seat: red, at });
  const said = attended(NOTHING_SAID, sight(through, 80_000), 'quiet');
  expect(attended(said, sight(through, 80_000 + SHOWN_MS - 1), 'quiet')).toBe(said);
  expect(attended(said, sight(through, 80_000 + SHOWN_MS), 'quiet').now).toBeNull();
  const lifted = stand(through, red, 0, 'beam-1', 3 * MINUTE);
  expect(attended(said, sight(lifted, 81_000), 'quiet').now).toBeNull();
  expect(attended(hushed(said), sight(through, 81_000), 'quiet').now).toBeNull();
});

test('after an undo the coach speaks again', () => {
  const sight = { view: view(through, red), seat: red, at: 100_000 };
  const said = attended(NOTHING_SAID, sight, 'quiet');
  expect(attended(said, { ...sight, at: 85_000 }, 'quiet').now?.since).toBe(85_000);
});
