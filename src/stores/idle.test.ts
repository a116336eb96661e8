/**
 * Detox and the battery need a phone to be idle outside of matches, so only matches may use short
 * timers.
 */
import type { Millis } from '../kit/millis';
import type { Seat } from '../kit/seat';
import { HeldTimers } from '../link/testing/heldTimers';
import { type Alerts, createAlerts } from './alerts';
import { listen } from './listening';
import { type Session, openSession } from './session';
import { sessionDeps } from './testing/sessionDeps';

/** A timer shorter than this keeps Detox waiting. */
const BUSY_MS: Millis = 1_500;
const red = 'red' as Seat;

type Phone = {
  session: Session;
  pass(ms: Millis): Promise<void>;
  armed: Millis[];
  heard: unknown[];
};

/** A phone wired as in wiring.ts, with time controlled by the test. */
function phone(): Phone {
  const timers = new HeldTimers();
  const [armed, heard]: [Millis[], unknown[]] = [[], []];
  const now = () => timers.now;
  const after = (ms: Millis, run: () => void) => {
    armed.push(ms);
    return timers.after(ms, run);
  };
  const session = openSession(sessionDeps({ now, after }));
  const alerts: Alerts = createAlerts({
    now,
    after,
    play: () => undefined,
    feel: () => undefined,
    speak: () => undefined,
    schedule: () => false,
    cancel: () => undefined,
    how: () => ({ cues: 1, voice: 0, haptics: false, warnings: true }),
  });
  listen({
    session,
    alerts,
    boardOf: async () => undefined, // other tests cover what it draws
    language: () => 'en',
    after,
    lobby: () => undefined,
    music: progress => void heard.push(progress),
  });
  return { session, pass: ms => timers.pass(ms), armed, heard };
}

/** Records the timers set within a minute, once everything has settled. */
async function armedInAMinute({ pass, armed }: Phone): Promise<readonly Millis[]> {
  await pass(10_000);
  armed.length = 0;
  await pass(60_000);
  return [...armed];
}

async function practiceTable(): Promise<Phone> {
  const it = phone();
  const options = { level: 'beginner' };
  await it.session.host({ game: 'time-n-space', places: 3, options, name: 'Ann', alone: true });
  await it.pass(5_000);
  it.session.wish({ wish: 'sit', seat: red });
  return it;
}

test('the home screen sets no timers at all', async () => {
  expect(await armedInAMinute(phone())).toEqual([]);
});

test('a table without a running match sets no timer that Detox waits for', async () => {
  const it = await practiceTable();
  const armed = await armedInAMinute(it);
  expect(armed.length).toBeGreaterThan(0);
  expect(armed.filter(ms => ms < BUSY_MS)).toEqual([]);
  expect(it.heard).toEqual([]);
});

test('pings change nothing that a screen reads', async () => {
  const it = await practiceTable();
  it.session.deal();
  await it.pass(10_000);
  const [updates, before] = [[] as unknown[], it.armed.length];
  it.session.state.subscribe(now => updates.push(now));
  await it.pass(20_000);
  expect(it.armed.length - before).toBeGreaterThan(20);
  expect(updates).toEqual([]);
});

test('music follows a running match and falls silent once when it pauses', async () => {
  const it = await practiceTable();
  it.session.deal();
  await it.pass(5_000);
  it.session.wish({ wish: 'resume' });
  await it.pass(5_000);
  expect(it.heard.length).toBeGreaterThan(3);
  it.session.wish({ wish: 'pause' });
  await it.pass(5_000);
  expect(it.heard.filter(progress => progress === null)).toEqual([null]);
  expect(it.heard.at(-1)).toBeNull();
});

test('after leaving a table no timers are set at all', async () => {
  const it = await practiceTable();
  await it.pass(5_000);
  await it.session.leave();
  expect(await armedInAMinute(it)).toEqual([]);
});
