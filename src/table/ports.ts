/** What the table needs of the world; other rooms provide it. */

/** How messages travel: within one device, directly to the other, or sealed through a broker. */
export type Way = 'loopback' | 'direct' | 'relay';

/** Why a channel ended. */
export type End =
  | 'left' // one side closed it on purpose
  | 'lost' // the wire broke, or nobody answered any more
  | 'too-slow' // messages did not get through in time
  | 'too-large'; // a message was larger than any honest one

export interface Ears {
  heard(message: string): void;
  /** Called once, whichever side closed the channel. No message arrives after it. */
  closed(end: End): void;
}

/** A channel to one other device: whole messages, in order, each once. */
export interface Link {
  readonly way: Way;
  /** The invite of this guest is older than the last sending away: a seat has to be proven. */
  readonly mustProve?: boolean;
  /** Never throws or blocks. After the end it does nothing. */
  send(message: string): void;
  /** Call it once, right away. Messages that came before are kept for it. */
  listen(ears: Ears): void;
  close(): void;
}

/** One change of the vault's contents. */
export type VaultChange =
  | { readonly do: 'write' | 'append'; readonly name: string; readonly text: string }
  | { readonly do: 'forget'; readonly name: string };

/**
 * What a device remembers when the app is closed. Calls take effect in the order in which they were
 * made, awaited or not. A call that fails leaves no trace, rejects, and does not hold back later
 * ones.
 */
export interface Vault {
  read(name: string): Promise<string | undefined>;
  /** Applies all changes or none. Resolves when they would survive a dead battery. */
  change(changes: readonly VaultChange[]): Promise<void>;
  write(name: string, text: string): Promise<void>;
  append(name: string, text: string): Promise<void>;
  forget(name: string): Promise<void>;
}
