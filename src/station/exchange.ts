/** A question of a browser and its answer, whoever carries them: Node's own server or a phone's. */

/** Names in small letters, as they come. */
export type Headers = Readonly<Record<string, string | undefined>>;

export interface Question {
  readonly method: string;
  readonly url: string;
  readonly headers: Headers;
}

/** Bytes in memory, or on their way from a file: all that is asked of them here is how many they are. */
export interface Held {
  readonly length: number;
}

/** From one byte up to, and without, another. */
export interface Part<Bytes extends Held> {
  readonly of: Bytes;
  readonly from: number;
  readonly to: number;
}

export interface Answer<Bytes extends Held> {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | number>>;
  /** A text is plain ASCII. */
  readonly body?: Part<Bytes> | string;
}
