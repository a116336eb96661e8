/** Timers as bridgeless React Native installs them natively (TimerManager.cpp). */
import { on, tell } from './channel';

type Timer = { readonly run: () => void; readonly repeats: boolean };

const timers = new Map<number, Timer>();
let last = 0;

function start(run: () => void, ms: number | undefined, repeats: boolean): number {
  // Like TimerManager: a phone's timers refuse NaN, and the callback never runs.
  if (ms !== undefined && Number.isNaN(Number(ms))) throw new Error('a timer was set for NaN ms');
  const id = ++last;
  timers.set(id, { run, repeats });
  tell('timer', { id, ms: Math.max(0, Number(ms ?? 0)), repeats });
  return id;
}

function stop(id: unknown): void {
  if (typeof id === 'number' && timers.delete(id)) tell('timer-stop', id);
}

on<number>('timer', id => {
  const timer = timers.get(id);
  if (!timer?.repeats) timers.delete(id);
  timer?.run();
});

const FRAME_MS = 16;
const HELD_FRAME_MS = 100; // nobody watches
let frames: { id: number; run: (at: number) => void }[] = [];
let isDue = false;

/** All callbacks requested within one frame run in the next. */
export function nextFrame(run: (at: number) => void): number {
  const id = ++last;
  frames.push({ id, run });
  if (!isDue) start(callFrames, held === undefined ? FRAME_MS : HELD_FRAME_MS, false);
  isDue = true;
  return id;
}

function callFrames(): void {
  const now = performanceNow();
  const due = frames;
  frames = [];
  isDue = false;
  for (const { run } of due) run(now);
}

/** Milliseconds since the start, like a phone's `performance.now()`; it stops during sleep. */
const realNow = Date.now;
let held: number | undefined;
/** The world may hold the time, which then passes only by its messages. */
on<number>('now', now => {
  held = now;
});
const wall = (): number => held ?? realNow();
let began: number | undefined;
export const performanceNow = (): number => wall() - (began ??= wall());

/** During sleep only the time of day goes on. */
let slept = 0;
on<number>('asleep', ms => {
  slept += ms;
});
Date.now = () => wall() + slept;

Object.assign(globalThis, {
  setTimeout: (run: (...words: unknown[]) => void, ms?: number, ...words: unknown[]) =>
    start(() => run(...words), ms, false),
  setInterval: (run: (...words: unknown[]) => void, ms?: number, ...words: unknown[]) =>
    start(() => run(...words), ms, true),
  clearTimeout: stop,
  clearInterval: stop,
  requestAnimationFrame: nextFrame,
  cancelAnimationFrame: (id: number) => {
    frames = frames.filter(it => it.id !== id);
  },
  nativePerformanceNow: performanceNow,
});
