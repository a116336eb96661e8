import { constants } from 'node:os';

/** npm repeats the Ctrl+C that the terminal has already sent us: this soon, it is the same one. */
const ECHO_MS = 250;
const LAST_MOMENT_MS = 1_800;
const LOOK_ROUND_MS = 250;

/**
 * npm starts us through a shell, which a signal to npm may end without notifying us, and we would
 * keep the port. Started by hand, the server may outlive its parent.
 */
function whenOrphaned(tell: () => void): void {
  const parent = process.ppid;
  if (process.env['npm_lifecycle_event'] === undefined) return;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    tell();
  }, LOOK_ROUND_MS);
}

/** Aborts at the first request to stop. A second one ends the process at once. */
export function stopSignal(): AbortSignal {
  const stopping = new AbortController();
  let first: number | undefined;
  const heed = (signal: 'SIGINT' | 'SIGTERM' | 'SIGHUP') => {
    const now = performance.now();
    if (first !== undefined && now - first > ECHO_MS) process.exit(128 + constants.signals[signal]);
    if (first !== undefined) return;
    first = now;
    setTimeout(() => process.exit(0), LAST_MOMENT_MS);
    stopping.abort();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, heed);
  whenOrphaned(() => heed('SIGTERM'));
  return stopping.signal;
}
