/** What the table needs of the world. Rooms further out fulfil it. */

/** How messages travel: inside one device, straight to the other, or sealed through a broker. */
export type Way = 'loopback' | 'direct' | 'relay';

/** Why a conversation ended. */
export type End =
  | 'left' // one side closed it on purpose
  | 'lost' // the wire broke, or nobody answered any more
  | 'too-slow' // what was sent did not get through in time
  | 'too-large'; // a message was larger than any honest one

export interface Ears {
  heard(message: string): void;
  /** Told once, whatever happened and whoever closed. Nothing is heard after it. */
  closed(end: End): void;
}

/** A conversation with one other device: whole messages, in order, each once. */
export interface Link {
  readonly way: Way;
  /** Never throws and never blocks; after the end it does nothing. */
  send(message: string): void;
  /** Called once, at once; what has come before is kept for it. */
  listen(ears: Ears): void;
  close(): void;
}

/** One thing that is different in the vault afterwards. */
export type VaultChange =
  | { readonly do: 'write' | 'append'; readonly name: string; readonly text: string }
  | { readonly do: 'forget'; readonly name: string };

/**
 * What a device remembers when the app is closed. Calls take effect in the order in which they
 * were made, whether or not anybody waited in between; one that fails leaves no trace, is told to
 * its caller, and keeps no later one back.
 */
export interface Vault {
  read(name: string): Promise<string | undefined>;
  /** All of them or none. Resolves when they would survive the battery being taken out. */
  change(changes: readonly VaultChange[]): Promise<void>;
  write(name: string, text: string): Promise<void>;
  append(name: string, text: string): Promise<void>;
  forget(name: string): Promise<void>;
}
