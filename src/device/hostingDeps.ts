import type { Clock } from '../station/clock';

export interface HostingDeps {
  readonly clock: Clock;
  /** What WebRTC finds of this device in its networks. */
  candidates(): Promise<readonly string[]>;
}
