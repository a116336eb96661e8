/** What a player can do with a phone, whatever runs it. No method waits for a fixed time. */
export interface Driver {
  open(address: string): Promise<void>;
  /** Another app opens a link while this one runs. */
  follow(link: string): Promise<void>;
  /** Reloads the page, or closes and reopens the app. */
  restart(): Promise<void>;
  tap(id: string): Promise<void>;
  /** Taps what may go before the finger arrives. Tells whether it did. */
  tapIfThere(id: string): Promise<boolean>;
  type(id: string, words: string): Promise<void>;
  /** With a finger, from the middle of one element to the middle of another. */
  drag(from: string, to: string): Promise<void>;
  /** Waits until these words are on the screen, completely inside it. */
  see(words: string): Promise<void>;
  waitFor(id: string): Promise<void>;
  waitGone(id: string): Promise<void>;
  isThere(id: string): Promise<boolean>;
  read(id: string): Promise<string>;
  /** The accessible name. */
  nameOf(id: string): Promise<string>;
  /** The accessible name at this moment; empty if it is not there. */
  nameIfThere(id: string): Promise<string>;
  /** Waits until the accessible name matches. */
  waitName(id: string, name: RegExp): Promise<void>;
  /** Waits until the visible text matches. */
  waitText(id: string, words: RegExp): Promise<void>;
}

/** A phone whose player can switch away: the app goes to the background, or the page is hidden. */
export interface NativeDriver extends Driver {
  leave(): Promise<void>;
  comeBack(): Promise<void>;
}
