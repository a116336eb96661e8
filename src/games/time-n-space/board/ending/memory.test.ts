import fs from 'node:fs';
import path from 'node:path';
import { of } from '@/kit/seat';
import { scores } from '../../rules/score';
import { statisticsOf, shares } from './statistics';
import { memory } from './memory';
import { storyOf } from '../testing/endingFixture';

const GOLDEN = path.join(__dirname, '../../rules/golden');
const story = storyOf(fs.readFileSync(path.join(GOLDEN, 'three-normal.match'), 'utf8').split('\n'));
const { end } = story;

test.each(end.seats)('%s is summed up as in the charts and the score', seat => {
  const { shares: parts, counts } = memory.summary(story, seat);
  const [left, right] = of(statisticsOf(story).glasses, seat);
  expect(parts).toEqual({
    'glass-left': shares(left).running,
    'glass-right': shares(right).running,
  });
  expect(Object.values(parts).every(part => part > 0 && part <= 1)).toBe(true);
  const { rows } = of(scores(end), seat);
  expect(counts['colours-scored']).toBe(Object.values(rows).filter(row => row.points > 0).length);
  expect(counts['orders-filled']).toBe(
    Object.values(of(end.centres, seat).below).reduce((sum, orders) => sum + orders.length, 0),
  );
});

test('the orders placed are all that have left the place above the centre', () => {
  const above = (entries: number, seat: (typeof end.seats)[number]) =>
    Object.values(of(story.viewAfter(entries).centres, seat).above).reduce((a, b) => a + b, 0);
  const placed = end.seats.map(seat => memory.summary(story, seat).counts['orders-placed']);
  expect(placed).toEqual(end.seats.map(seat => above(0, seat) - above(story.entries, seat)));
  expect(Math.min(...placed.map(Number))).toBeGreaterThan(0);
});

test('every number has a name in both languages, and nothing else has', () => {
  const { shares: parts, counts } = memory.summary(story, end.seats[0]);
  for (const name of [...Object.keys(parts), ...Object.keys(counts)]) {
    const [english, german] = [memory.called('en', name), memory.called('de', name)];
    expect(english).toBeTruthy();
    expect(german).not.toBe(english);
  }
  expect(memory.called('en', 'constructor')).toBeUndefined();
});

test.each([
  [{ level: 'beginner', minutes: 20 }, 'Beginner’s match, 20 min'],
  [{ level: 'normal', minutes: 30, of: 'another time' }, 'Normal match, 30 min'],
])('options are summed up in a few words: %j', (options, words) => {
  expect(memory.optionWords('en', options)).toBe(words);
});

test('options that cannot be read count as the usual ones', () => {
  expect(memory.optionWords('de', null)).toBe(memory.optionWords('de', {}));
});
