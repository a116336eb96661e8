/** Shared by the tests here: a real station on a free port of this machine. */
import type { Bounds } from '../bounds';
import type { StationClock } from '../clock';
import type { Net } from '../net';
import { openStation, type Station, type StationPlan } from '../station';

export const realClock: StationClock = {
  now: () => performance.now(),
  after(ms, run) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};

/** Bounds for tests that connect as often as they like. */
export const LENIENT_BOUNDS: Partial<Bounds> = {
  askedPerSecond: 1_000_000,
  askedAtOnce: 1_000_000,
  sockets: 1_000,
  socketsPerAddress: 1_000,
};

export async function startTestStation(
  net: Net,
  plan: Partial<StationPlan> = {},
): Promise<Station> {
  const opened = await openStation({
    net,
    clock: realClock,
    site: { page: undefined, files: new Map() },
    signpost: () => ({ version: '1.2.3', broker: null, addresses: [] }),
    ports: [0],
    host: '127.0.0.1',
    bounds: LENIENT_BOUNDS,
    ...plan,
  });
  if (!opened.ok) throw new Error(opened.why.detail);
  return opened.station;
}
