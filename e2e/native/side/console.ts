/** The console of a phone, which goes to the system's log; here it goes to the world. */
import { tell } from './channel';

const words = (it: unknown): string => {
  if (it instanceof Error) return `${it.message}\n${it.stack ?? ''}`;
  if (typeof it === 'string') return it;
  try {
    return JSON.stringify(it) ?? String(it);
  } catch {
    return String(it);
  }
};

const line =
  (level: string) =>
  (...all: unknown[]): void =>
    tell('log', { level, words: all.map(words).join(' ') });

const LEVELS = { 0: 'trace', 1: 'info', 2: 'warn', 3: 'error' } as const;

Object.assign(globalThis, {
  console: {
    log: line('info'),
    info: line('info'),
    debug: line('trace'),
    trace: line('trace'),
    warn: line('warn'),
    error: line('error'),
    assert: (holds: unknown, ...all: unknown[]) => {
      if (!holds) line('error')('Assertion failed', ...all);
    },
  },
  nativeLoggingHook: (text: string, level: keyof typeof LEVELS) => line(LEVELS[level])(text),
});
