import type { AnyGame } from '../games/game';
import { seedOf } from '../kit/chance';
import type { Millis } from '../kit/millis';
import type { Seat } from '../kit/seat';
import { createHost, hostWakeAt, timeOf } from './host';
import { nim } from './nim';
import { game as timeNSpace } from './testing/fixture';
import { type Hall, openHall, proposal, REDRAW, whysIn } from './testing/hostFixture';

const [red, green] = ['red', 'green'] as Seat[] as [Seat, Seat];
const COUNT: Millis = 3_000;
const empty = { record: '', log: '' };

/** Ada plays red; green is free, or a bot's. */
function counting(game: AnyGame = nim, hasBot = false): Hall {
  const host = createHost('table-1', game, 2, COUNT);
  const hall = openHall(game, 2, { host, left: empty });
  hall.meets('ada');
  hall.sits('ada', red);
  if (!hasBot) {
    hall.meets('bob');
    hall.sits('bob', green);
  }
  hall.deals();
  return hall;
}
const at = (hall: Hall) => timeOf(hall.host(), hall.now());
const clock = (hall: Hall) => hall.host().shared!.shared.clock;
const entries = (hall: Hall) => hall.host().match!.saved.log.map(entry => entry.do);

test('[T16] match time begins when the count after the deal is over', () => {
  const hall = counting();
  expect(clock(hall)).toEqual({ running: true, at: 0, speed: 1, since: hall.now() + COUNT });
  hall.waits(COUNT);
  expect(at(hall)).toBe(0);
  hall.waits(500);
  expect(at(hall)).toBe(500);
});

test('[T16] after a pause it is counted in, and match time goes on where it stood', () => {
  const hall = counting();
  hall.waits(COUNT + 700);
  hall.says('ada', { say: 'pause' });
  hall.waits(9_000);
  hall.says('ada', { say: 'resume' });
  expect(clock(hall)).toMatchObject({ running: true, at: 700, since: hall.now() + COUNT });
  hall.waits(COUNT + 1);
  expect(at(hall)).toBe(701);
});

test('[T16] [P5] a proposal during the count is refused once, and its number is used up', () => {
  const hall = counting();
  const early = proposal(hall, red, 1, REDRAW);
  hall.waits(COUNT - 1);
  expect(whysIn(hall.says('ada', early))).toEqual(['counting-in']);
  hall.waits(1);
  expect(whysIn(hall.says('ada', early))).toEqual(['counting-in']);
  expect(whysIn(hall.says('ada', proposal(hall, red, 2, REDRAW)))).toEqual([]);
});

test('[T16] [T5] a finger that lifted during the count counts from its end', () => {
  const hall = counting();
  const early = proposal(hall, red, 1, REDRAW);
  hall.waits(COUNT);
  hall.says('ada', early);
  expect(hall.host().match!.saved.log).toMatchObject([{ do: 'act', at: 0 }]);
});

test('[T16] bots rest until the count is over, and nothing wakes the host for them', () => {
  const hall = counting(nim, true);
  hall.says('ada', { say: 'ping', t: 0 });
  hall.waits(COUNT - 1);
  hall.ticks();
  expect(entries(hall)).toEqual([]);
  expect(hall.host().botWakeups.get(green)!.at).toBe(0);
  expect(hostWakeAt(hall.host())).toBeGreaterThan(hall.now());
  hall.waits(1);
  hall.ticks();
  expect(hall.host().botWakeups.get(green)!.at).not.toBe(0);
});

test('[T16] the host’s screen does not act for an empty seat during the count', () => {
  const hall = counting();
  hall.orders({ order: 'free', seat: red });
  const acts = () => hall.orders({ order: 'act', seat: red, action: REDRAW });
  acts();
  expect(entries(hall)).toEqual([]);
  hall.waits(COUNT);
  acts();
  expect(entries(hall)).toEqual(['act']);
});

test('[T16] nothing falls due during the count', () => {
  const due = { ...nim, due: () => 0, elapse: (state: never) => ({ ...nim.elapse(state, 0) }) };
  const hall = counting(due as never);
  hall.waits(COUNT - 1);
  const { match } = hall.host();
  hall.ticks();
  expect(hall.host().match).toBe(match);
  expect(hostWakeAt(hall.host())).toBeGreaterThanOrEqual(hall.now());
});

test('[T17] a pause during the count stops match time where it stood', () => {
  const hall = counting();
  hall.waits(1_000);
  hall.says('ada', { say: 'pause' });
  expect(clock(hall)).toEqual({ running: false, at: 0, speed: 1 });
  hall.waits(5_000);
  hall.says('bob', { say: 'resume' });
  expect(clock(hall)).toMatchObject({ at: 0, since: hall.now() + COUNT });
  expect(entries(hall)).toEqual(['pause', 'resume']);
});

test('[T17] [B2] a pause during the count costs a waiting bot no time', () => {
  const hall = openHall(timeNSpace, 3, {
    host: createHost('table-1', timeNSpace, 3, COUNT),
    left: empty,
  });
  hall.meets('ada');
  hall.sits('ada', red);
  hall.orders({ order: 'options', options: { level: 'beginner', minutes: 6 } });
  hall.deals();
  hall.waits(COUNT);
  for (let n = 0; n < 20; n++) {
    hall.waits(100);
    hall.ticks();
  }
  const waits = () => hall.host().botWakeups.get(green)!.at;
  hall.says('ada', { say: 'pause' });
  const rest = waits();
  hall.says('ada', { say: 'resume' });
  expect(waits()).toBe(hall.now() + COUNT + rest);
  hall.waits(1_000);
  hall.says('ada', { say: 'pause' });
  expect(waits()).toBe(rest);
});

test('[T17] [T10] a change of the speed leaves the count as long as it was', () => {
  const hall = counting(nim, true);
  hall.waits(1_000);
  hall.orders({ order: 'speed', speed: 4 });
  expect(clock(hall)).toMatchObject({ at: 0, speed: 4, since: hall.now() + 2_000 });
  hall.waits(2_500);
  expect(at(hall)).toBe(2_000);
});

test('[T17] [T11] a host that falls asleep during the count pauses where match time stood', () => {
  const hall = counting();
  hall.waits(1_000);
  hall.ticks();
  hall.sleeps(8_000);
  hall.ticks();
  expect(clock(hall)).toEqual({ running: false, at: 0, speed: 1 });
  expect(hall.host().absence).not.toBeNull();
});

test('[T17] [T12] a short absence of the host leaves the count as it was', () => {
  const hall = counting();
  const { since } = clock(hall) as { since: Millis };
  hall.waits(500);
  hall.leaves();
  hall.sleeps(1_000);
  const early = proposal(hall, red, 1, REDRAW);
  expect(hall.says('ada', early)).toEqual([]);
  expect(whysIn(hall.returns())).toEqual(['counting-in']);
  expect(clock(hall)).toMatchObject({ running: true, since });
});

test('[T17] [T13] a finger from before an absence is refused if it lifted during the count', () => {
  const hall = counting();
  hall.waits(1_000);
  hall.ticks();
  const early = proposal(hall, red, 1, REDRAW);
  hall.sleeps(8_000);
  expect(whysIn(hall.says('ada', early))).toEqual(['counting-in']);
  expect(entries(hall)).toEqual(['pause']);
});

test('[T16] a table that does not count in begins at once', () => {
  const hall = openHall(nim, 2);
  hall.orders({ order: 'deal', seed: seedOf(7) });
  expect(clock(hall)).toMatchObject({ running: true, since: hall.now() });
});
