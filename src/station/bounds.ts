/** What those who come by a socket may ask of a phone that serves them, besides playing. */
export const BOUNDS = {
  /** A browser opens six, and one to the broker; at the fullest table all of them load at once. */
  sockets: 96,
  /** Several browsers may share an address: pages on one laptop, or phones behind a travel router. */
  socketsPerAddress: 48,
  /** Of requests and connections together, by one address. A page with all its parts has forty. */
  askedPerSecond: 60,
  askedAtOnce: 400,
  headerBytes: 8_192,
  /** One is answered after the other; so many may wait their turn. */
  waitingRequests: 8,
  /** From its first byte to its last. */
  headersMs: 8_000,
  /** Android's sockets cost threads, so they are used again rather than opened anew. */
  idleMs: 60_000,
  /** A piece that is not out by then never will be. */
  stalledMs: 20_000,
  /** From our goodbye until the other side has gone, too. */
  goodbyeMs: 3_000,
};

export type Bounds = typeof BOUNDS;
