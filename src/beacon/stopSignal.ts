import { constants } from 'node:os';

/** npm hands on the Ctrl+C that the terminal has given us already: so soon, it is the same one. */
const ECHO_MS = 250;
const LAST_MOMENT_MS = 1_800;
const LOOK_ROUND_MS = 250;

/**
 * npm starts us by way of a shell, which a signal to npm may end without a word to us: we would keep the port.
 * Who starts us by hand may well leave us running.
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

/** Aborted by the first wish to stop. A second one ends the process where it stands. */
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
