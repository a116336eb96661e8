/** What a player can do with a phone, in whatever world the phone is. */
export interface Driver {
  open(address: string): Promise<void>;
  /** Waits until these words stand on the screen, wholly inside it. */
  see(words: string): Promise<void>;
}
