/** How much clients may use of a phone that serves them while it also plays. */
export const BOUNDS = {
  /** A browser opens six, and one to the broker; a full table may load all at once. */
  sockets: 96,
  /**
   * Several browsers may share an address: pages on one laptop, or phones behind a travel router.
   */
  socketsPerAddress: 48,
  /** Requests and connections together, per address. A page with all its parts makes forty. */
  askedPerSecond: 60,
  askedAtOnce: 400,
  headerBytes: 8_192,
  /** Requests are answered one by one; this many may wait. */
  waitingRequests: 8,
  /** From the first byte of a request to the last of its headers. */
  headersMs: 8_000,
  /** Sockets cost threads on Android, so they are reused rather than opened again. */
  idleMs: 60_000,
  /** A piece not sent by then never will be. */
  stalledMs: 20_000,
  /** How long the other side may take to close after we have closed. */
  goodbyeMs: 3_000,
};

export type Bounds = typeof BOUNDS;
