import { of, type Seat } from '@/kit/seat';
import type { MatchReplay } from '../../../board';
import { withCentre } from '../../rules/change';
import { fly, green, lay, red, running, stand, visiting } from '../../rules/testing/fixture';
import { scores } from '../../rules/score';
import type { GameEvent } from '../../rules/actions';
import type { State, View } from '../../rules/state';
import { golden, toldOf } from '../testing/endingFixture';
import { review } from './regrets';

const MINUTE = 60_000;

const regret = (story: MatchReplay<View, GameEvent>, code: string) =>
  review(story, red).find(it => it.code === code);

/** An order is in play at once and no glass ever rests, so there is nothing to regret. */
const start = stand(
  stand(running(3), red, 0, 'plant-1', 31 * MINUTE),
  red,
  1,
  'plant-2',
  31 * MINUTE,
);
const offered = lay(start, red, { 'plant-3.0': 'grey-1' });
const clean = [
  [0, start],
  [MINUTE, offered],
  [30 * MINUTE, offered],
] as const;

const earned = (state: State): State =>
  withCentre(state, red, { ...of(state.centres, red), below: { [green]: ['grey-3'] } });
const loaded = lay(offered, red, { 'beam-1.0': 'blue', 'beam-2.0': 'blue' });
const landing = (n: number): State =>
  fly(visiting(offered, red, green, []), red, 'moon-1', n ? green : null);

test('nothing is regretted if nothing was lost', () => {
  expect(review(toldOf(...clean), red)).toEqual([]);
});

test('idle glasses are summed up, with the longest rest', () => {
  const idle = running(3);
  const story = toldOf(
    [0, start],
    [MINUTE, offered],
    [10 * MINUTE, { ...offered, glasses: idle.glasses }],
    [13 * MINUTE, offered],
    [30 * MINUTE, offered],
  );
  expect(regret(story, 'idle')).toMatchObject({
    sum: 6 * MINUTE,
    longest: 3 * MINUTE,
    at: 10 * MINUTE,
  });
});

test('a lost colour counts, from the moment it was lost', () => {
  const story = toldOf(
    [0, start],
    [MINUTE, earned(offered)],
    [26 * MINUTE, earned(offered)],
    [30 * MINUTE, earned(offered)],
  );
  expect(regret(story, 'lost')).toMatchObject({ good: 'grey', count: 5, points: 3 });
  expect(regret(toldOf(...clean), 'lost')).toBeUndefined();
});

test('cubes loaded and never delivered count, from the moment they were loaded', () => {
  const story = toldOf([0, start], [MINUTE, offered], [7 * MINUTE, loaded], [30 * MINUTE, loaded]);
  expect(regret(story, 'undelivered')).toMatchObject({ count: 2, at: 7 * MINUTE });
});

test('a flight on which nothing was filled counts', () => {
  const at = fly(offered, red, green);
  const story = toldOf(
    [0, start],
    [MINUTE, offered],
    [4 * MINUTE, landing(1)],
    [5 * MINUTE, at],
    [30 * MINUTE, at],
  );
  expect(regret(story, 'vain')).toMatchObject({ count: 1, at: 5 * MINUTE });
});

test('first orders that came late, or never, count', () => {
  const late = toldOf([0, start], [6 * MINUTE, offered], [30 * MINUTE, offered]);
  expect(regret(late, 'late')).toMatchObject({ at: 6 * MINUTE, cost: 4 });
  expect(regret(toldOf([0, start], [30 * MINUTE, start]), 'none')).toBeDefined();
});

test.each(['three-beginners', 'three-normal', 'four-normal-with-a-contest'])(
  'the match %s leaves at most three regrets, the costliest first',
  name => {
    const story = golden(name);
    for (const seat of story.end.seats) {
      const all = review(story, seat as Seat);
      expect(all.length).toBeLessThanOrEqual(3);
      const costs = all.map(({ cost }) => cost);
      expect(costs).toEqual([...costs].sort((one, other) => other - one));
      for (const it of all) {
        expect(it.at).toBeGreaterThanOrEqual(0);
        expect(it.at).toBeLessThanOrEqual(story.timeOf(story.entries));
        if (it.code === 'lost')
          expect(of(scores(story.end), seat).rows[it.good].cancelled).toBe(true);
      }
    }
  },
);
