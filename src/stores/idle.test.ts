/** Detox, and a battery, wait for a phone with nothing to do: short timers are for matches. */
import { seedOf } from '../kit/chance';
import { gameOf } from '../games/games';
import { chances } from '../kit/random';
import type { Millis } from '../kit/millis';
import type { Seat } from '../kit/seat';
import { HeldTimers } from '../link/testing/heldTimers';
import { loopback } from '../link/loopback';
import { memoryVault } from '../table/memoryVault';
import { type Alerts, createAlerts } from './alerts';
import type { Connector } from './connector';
import { listen } from './listening';
import { createKeeper } from './keeper';
import { type Session, openSession } from './session';

/** A timer that was armed for less keeps Detox waiting. */
const BUSY_MS: Millis = 1_500;
const red = 'red' as Seat;

type Phone = {
  evening: Session;
  pass(ms: Millis): Promise<void>;
  armed: Millis[];
  heard: unknown[];
};

/** A phone as wiring.ts joins it together, with time in the hand of the test. */
function phone(): Phone {
  const timers = new HeldTimers();
  const [armed, heard]: [Millis[], unknown[]] = [[], []];
  const now = () => timers.now;
  const after = (ms: Millis, run: () => void) => {
    armed.push(ms);
    return timers.after(ms, run);
  };
  let fresh = 0;
  const vault = memoryVault();
  const evening = openSession({
    vault,
    keeper: createKeeper(vault, after),
    doors: { inside: loopback } as unknown as Connector,
    now,
    chance: chances(7),
    fresh: () => String(++fresh).padStart(32, '0'),
    after,
    speed: 1,
    seed: () => seedOf(5),
    today: () => '2026-01-01T12:00:00.000Z',
    gameOf,
  });
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
    evening,
    alerts,
    boardOf: async () => undefined, // what it draws is for other tests
    language: () => 'en',
    after,
    music: progress => void heard.push(progress),
  });
  return { evening, pass: ms => timers.pass(ms), armed, heard };
}

/** What is armed in a minute, once everything has settled. */
async function armedInAMinute({ pass, armed }: Phone): Promise<readonly Millis[]> {
  await pass(10_000);
  armed.length = 0;
  await pass(60_000);
  return [...armed];
}

async function practiceTable(): Promise<Phone> {
  const it = phone();
  const options = { level: 'beginner' };
  await it.evening.host({ game: 'time-n-space', places: 3, options, name: 'Ann', alone: true });
  await it.pass(5_000);
  it.evening.wish({ wish: 'sit', seat: red });
  return it;
}

test('on the home screen no timer is armed at all', async () => {
  expect(await armedInAMinute(phone())).toEqual([]);
});

test('at a table where no match runs no timer is armed for less than Detox waits for', async () => {
  const it = await practiceTable();
  const armed = await armedInAMinute(it);
  expect(armed.length).toBeGreaterThan(0);
  expect(armed.filter(ms => ms < BUSY_MS)).toEqual([]);
  expect(it.heard).toEqual([]);
});

test('music follows the match while it runs, and falls silent once when it pauses', async () => {
  const it = await practiceTable();
  it.evening.deal();
  await it.pass(5_000);
  it.evening.wish({ wish: 'resume' });
  await it.pass(5_000);
  expect(it.heard.length).toBeGreaterThan(3);
  it.evening.wish({ wish: 'pause' });
  await it.pass(5_000);
  expect(it.heard.filter(progress => progress === null)).toEqual([null]);
  expect(it.heard.at(-1)).toBeNull();
});

test('after a table was left no timer is armed at all', async () => {
  const it = await practiceTable();
  await it.pass(5_000);
  await it.evening.leave();
  expect(await armedInAMinute(it)).toEqual([]);
});
