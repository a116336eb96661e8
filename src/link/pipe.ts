/**
 * A path through a broker between two devices. It may lose, double and reorder; strangers may read
 * and write on it.
 */
export interface Pipe {
  /** Sends to the other side. Never throws. */
  publish(bytes: Uint8Array): void;
  /** Called once, right after opening. */
  listen(heard: (bytes: Uint8Array) => void): void;
  close(): void;
}

/** The largest publish: cautious brokers accept no more. */
export const PUBLISH_BYTES = 8 * 1024;
