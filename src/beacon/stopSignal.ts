import { constants } from 'node:os';

/** npm hands on the Ctrl+C that the terminal has given us already: so soon, it is the same one. */
const ECHO_MS = 250;
const LAST_MOMENT_MS = 1_800;

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
  return stopping.signal;
}
