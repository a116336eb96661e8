/** What a player can do with a phone, in whatever world the phone is. Nothing here waits for time. */
export interface Driver {
  open(address: string): Promise<void>;
  /** Another app hands over a link while this one runs. */
  follow(link: string): Promise<void>;
  /** As when a browser loads the page anew, or the app is closed and opened again. */
  restart(): Promise<void>;
  tap(id: string): Promise<void>;
  type(id: string, words: string): Promise<void>;
  /** With a finger, from the middle of one thing to the middle of another. */
  drag(from: string, to: string): Promise<void>;
  /** Waits until these words stand on the screen, wholly inside it. */
  see(words: string): Promise<void>;
  waitFor(id: string): Promise<void>;
  waitGone(id: string): Promise<void>;
  isThere(id: string): Promise<boolean>;
  read(id: string): Promise<string>;
  /** What a screen reader says of it. */
  nameOf(id: string): Promise<string>;
  /** Waits until a screen reader says that of it. */
  waitName(id: string, name: RegExp): Promise<void>;
  /** Waits until it says so on the screen. */
  waitText(id: string, words: RegExp): Promise<void>;
}

/** A phone whose player can look at something else: the app in the background, or the page hidden. */
export interface NativeDriver extends Driver {
  leave(): Promise<void>;
  comeBack(): Promise<void>;
}
