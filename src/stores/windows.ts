/**
 * The windows of one device, which share a vault. Only one of them may have a table of its own open,
 * since each would keep its own version of the match in the same place.
 */
export type Windows = {
  /** Resolves when no other window has a table of its own open. */
  claim(): Promise<void>;
  /** `letGo` is asked at another window's claim; undefined: this window holds nothing. */
  onClaim(letGo: () => Promise<void> | undefined): void;
  /** The way back to a seat, as this window alone knows it; it outlives a reload. */
  readonly seat: {
    read(): string | undefined;
    keep(text: string): void;
    forget(): void;
  };
};

/** An installed app has one window, and its vault knows the seat. */
export const ONE_WINDOW: Windows = {
  claim: () => Promise.resolve(),
  onClaim: () => undefined,
  seat: { read: () => undefined, keep: () => undefined, forget: () => undefined },
};
