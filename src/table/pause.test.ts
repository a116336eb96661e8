import fc from 'fast-check';
import type { Millis } from '../kit/millis';
import type { Seat } from '../kit/seat';
import { act, pass, pause, resume, type RunningMatch } from './match';
import { haltedClock, matchTime, startedClock, stoppedClock } from './matchClock';
import { begun, blue, dealt, green, played, red, tableOf } from './testing/fixture';

const acts = 3;
/** Six minutes, and the longest that a finger is accepted later. */
const OVER_AT = 360_400;
const turn = { type: 'turn', glass: 0, on: 'trade-2' };
const lapse = { type: 'lift', glass: 0, deed: { do: 'lapse' } };

/** Red's first glass has stood since 100, and its sand is through at 60_100. */
const standing = tableOf(act(begun(), { seat: red, at: 100, action: turn }));
const halt = tableOf(pause(standing, 30_000));

test('a pause and its end are in the log, at the same moment', () => {
  const answer = resume(halt);
  expect(answer).toMatchObject({ ok: true, events: [], match: { at: 30_000, paused: false } });
  expect(answer.match.saved.log.slice(-2)).toEqual([
    { do: 'pause', at: 30_000 },
    { do: 'resume', at: 30_000 },
  ]);
  expect(answer.match.state).toBe(standing.state);
});

test('everything due at the moment of a pause happens before it', () => {
  const { match, events } = pause(begun(), OVER_AT);
  expect(events).toEqual([{ type: 'over', at: OVER_AT }]);
  expect(match.saved.log.slice(acts).map(entry => entry.do)).toEqual(['pass', 'pause']);
});

type Halt = { from: Millis; length: Millis };

/**
 * Repeats the same acts at the same match times, on a host clock that went on during the pauses.
 */
function playedAgain(
  { saved: { log } }: RunningMatch,
  start: Millis,
  halts: readonly Halt[],
): RunningMatch {
  let clock = startedClock(stoppedClock(0), start);
  let table = dealt();
  let waited = 0;
  const due = [...halts];
  for (const entry of log) {
    while (due[0] && due[0].from <= entry.at) {
      const { from, length } = due.shift() as Halt;
      clock = haltedClock(clock, start + from + waited);
      table = tableOf(pause(table, matchTime(clock, start + from + waited)));
      waited += length;
      expect(matchTime(clock, start + from + waited)).toBe(table.at);
      table = tableOf(resume(table));
      clock = startedClock(clock, start + from + waited);
    }
    const at = matchTime(clock, start + entry.at + waited);
    table = tableOf(entry.do === 'act' ? act(table, { ...entry, at }) : pass(table, at));
  }
  return table;
}

const whole = played();
const anyHalt = fc.record({ from: fc.nat(whole.at), length: fc.nat(9_000_000) });
const anyHalts = fc
  .array(anyHalt, { minLength: 1, maxLength: 4 })
  .map(halts => halts.toSorted((one, other) => one.from - other.from));

test('[W1] with or without pauses, the same acts lead to the same match', () => {
  fc.assert(
    fc.property(anyHalts, fc.nat(), (halts, start) => {
      const table = playedAgain(whole, start, halts);
      expect(table.state).toEqual(whole.state);
      expect(table.at).toBe(whole.at);
      const hands = table.saved.log.filter(entry => entry.do === 'act');
      expect(hands).toEqual(whole.saved.log.filter(entry => entry.do === 'act'));
      const stops = table.saved.log.filter(entry => entry.do === 'pause');
      expect(stops.map(({ at }) => at)).toEqual(halts.map(({ from }) => from));
    }),
    { numRuns: 25 },
  );
});

test('[W1] every glass and the clock freeze at the same instant', () => {
  const two = tableOf(act(standing, { seat: blue, at: 20_000, action: turn }));
  const clock = haltedClock(startedClock(stoppedClock(0), 0), 30_000);
  const on = startedClock(clock, 1_000_000);
  const again = tableOf(resume(tableOf(pause(two, 30_000))));
  const early = (seat: Seat, host: Millis) =>
    act(again, { seat, at: matchTime(on, host), action: lapse });
  // Red had 30_100 to go, blue 50_000, and the match 330_000.
  expect(early(red, 1_030_099)).toMatchObject({ ok: false, why: { code: 'sand-still-runs' } });
  expect(early(red, 1_030_100).ok).toBe(true);
  expect(early(blue, 1_049_999)).toMatchObject({ ok: false, why: { code: 'sand-still-runs' } });
  expect(early(blue, 1_050_000).ok).toBe(true);
  const turning = (host: Millis) =>
    act(again, { seat: green, at: matchTime(on, host), action: turn });
  expect(turning(1_329_999).ok).toBe(true);
  expect(turning(1_330_000)).toMatchObject({ ok: false, why: { code: 'time-is-up' } });
});
