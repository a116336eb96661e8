import type { StationClock } from '../station/clock';

export interface HostingDeps {
  readonly clock: StationClock;
  /** What WebRTC finds of this device in its networks. */
  candidates(): Promise<readonly string[]>;
}
