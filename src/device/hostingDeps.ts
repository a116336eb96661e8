import type { StationClock } from '../station/clock';

export interface HostingDeps {
  readonly clock: StationClock;
  /** The addresses that WebRTC finds for this device. */
  candidates(): Promise<readonly string[]>;
}
