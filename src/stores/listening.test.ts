import type { Alarm, Cue } from '../games/board';
import { musicProgress } from './listening';

const alarm = (cue: Cue, at: number): Alarm => ({ name: cue, at, cue });

test.each([
  ['at the start', 0, { share: 0, lastMinute: false }],
  ['half way', 300_000, { share: 0.5, lastMinute: false }],
  ['just before the last minute', 539_999, { share: 539_999 / 600_000, lastMinute: false }],
  ['in the last minute', 540_000, { share: 0.9, lastMinute: true }],
  ['after the end', 700_000, { share: 1, lastMinute: true }],
])('the music knows how far the match has come: %s', (_when, now, progress) => {
  const alarms = [alarm('last-minute', 540_000), alarm('over', 600_000)];
  expect(musicProgress(alarms, now)).toEqual(progress);
});

test('a match whose end nobody knows has the music of a beginning', () => {
  expect(musicProgress([alarm('glass-left', 5)], 100)).toEqual({ share: 0, lastMinute: false });
});
