/**
 * Measures the error of a phone's estimate of the host's clock: ours, one ping, and the package
 * timesync.
 */
import { chances } from '../../../kit/random';
import { reading, unsynced, withPing } from '../../../table/clockSync';
import { PINGS } from '../../../table/guest';
import type { Part, Row } from '../report';
import { quantile } from '../rounds';
import { timesyncOffset } from './timesync';
import { AHEAD, Wifi } from './wifi';

const SEEDS = 10_000;
const P95_MS = 1.2;
const WORST_MS = 2;

/** The estimated offset over a simulated line. */
type Guess = (line: Wifi) => number | Promise<number>;

export const clock: Part = async () => ({
  title: `Clocks: ${SEEDS} times over Wi-Fi of 3 ms + exp 4 ms each way, with 3 % spikes of 60-200 ms`,
  rows: [
    ...rowsOf('one ping', await errors(onePing)),
    ...rowsOf('timesync, five pings', await errors(timesyncOffset)),
    ...rowsOf('ours, sixteen pings', await errors(ours), { p95: P95_MS, worst: WORST_MS }),
  ],
});

const onePing: Guess = line => {
  const { left, met, back } = line.ping();
  return met - (left + back) / 2;
};

/** Pings as a guest does: at intervals, and never before the last answer. */
const ours: Guess = line => {
  let sync = unsynced;
  for (let n = 0; n < PINGS.first; n++) {
    const ping = line.ping();
    sync = withPing(sync, ping);
    line.now = Math.max(line.now, ping.left + PINGS.firstEvery);
  }
  return reading(sync, line.now)?.offset ?? NaN;
};

async function errors(guess: Guess): Promise<number[]> {
  const lines = Array.from({ length: SEEDS }, (_, seed) => new Wifi(chances(seed)));
  return Promise.all(lines.map(async line => Math.abs((await guess(line)) - AHEAD)));
}

function rowsOf(
  who: string,
  off: readonly number[],
  targets?: { p95: number; worst: number },
): Row[] {
  const row = (what: string, part: number): Row => ({
    what,
    value: quantile(off, part),
    unit: 'ms',
  });
  const p95 = row('  p95', 0.95);
  const worst = row('  worst', 1);
  return [
    row(`${who}, p50`, 0.5),
    targets ? { ...p95, target: { most: targets.p95 } } : p95,
    row('  p99', 0.99),
    row('  p99.9', 0.999),
    targets ? { ...worst, target: { most: targets.worst } } : worst,
  ];
}
