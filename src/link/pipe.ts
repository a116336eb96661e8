/** A broker's way between two devices. It may lose, double and reorder; strangers may read and write on it. */
export interface Pipe {
  /** Towards the other side. Never throws. */
  publish(bytes: Uint8Array): void;
  /** Called once, at once. */
  listen(heard: (bytes: Uint8Array) => void): void;
  close(): void;
}

/** The most that is ever published at once: what cautious brokers let pass. */
export const PUBLISH_BYTES = 8 * 1024;
