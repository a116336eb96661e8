import {
  haltedClock,
  hostTime,
  type MatchClock,
  matchTime,
  startedClock,
  stoppedClock,
} from './matchClock';

const running: MatchClock = { running: true, at: 500, speed: 1, since: 1_000_000 };
const fast: MatchClock = { running: true, at: 500, speed: 60, since: 1_000_000 };

test.each<[string, MatchClock, host: number, at: number]>([
  ['a stopped clock shows the time at which it stopped', stoppedClock(500), 1_000_000, 500],
  ['a stopped clock keeps showing it', stoppedClock(500), 9_000_000, 500],
  ['a running clock shows the same at the moment it starts', running, 1_000_000, 500],
  ['a running clock shows a millisecond more a millisecond later', running, 1_000_001, 501],
  ['a running clock keeps pace', running, 1_060_000, 60_500],
  ['a running clock does not go back with its host', running, 999_999, 500],
  ['a fast clock shows the same at the moment it starts', fast, 1_000_000, 500],
  ['a fast clock shows a minute more a second later', fast, 1_001_000, 60_500],
])('%s', (_what, clock, host, at) => {
  expect(matchTime(clock, host)).toBe(at);
});

test.each<[string, MatchClock, MatchClock]>([
  [
    'a stopped clock goes on from where it stopped',
    startedClock(stoppedClock(7), 100),
    { running: true, at: 7, speed: 1, since: 100 },
  ],
  [
    'a running clock may be started again',
    startedClock(running, 1_000_020),
    { running: true, at: 520, speed: 1, since: 1_000_020 },
  ],
  [
    'a running clock may be started again after the host was set back',
    startedClock(running, 20),
    { running: true, at: 500, speed: 1, since: 20 },
  ],
  ['a running clock stops where it is', haltedClock(running, 1_000_020), stoppedClock(520)],
  [
    'a fast clock stays fast while it is stopped',
    haltedClock(fast, 1_001_000),
    stoppedClock(60_500, 60),
  ],
  [
    'a fast clock is still fast when it goes on',
    startedClock(stoppedClock(60_500, 60), 5),
    { running: true, at: 60_500, speed: 60, since: 5 },
  ],
  ['a stopped clock may be stopped again', haltedClock(stoppedClock(7), 100), stoppedClock(7)],
])('%s', (_what, clock, expected) => {
  expect(clock).toEqual(expected);
});

test.each<[string, MatchClock, at: number, host: number]>([
  ['shown at its moment', running, 500, 1_000_000],
  ['shown later', running, 60_500, 1_060_000],
  ['shown sooner by a fast clock', fast, 60_500, 1_001_000],
  ['never shown by a stopped clock', stoppedClock(500), 501, Infinity],
])('match time is %s', (_what, clock, at, host) => {
  expect(hostTime(clock, at)).toBe(host);
});
