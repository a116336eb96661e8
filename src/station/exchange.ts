/** A question of a browser and its answer, whoever carries them: Node's own server or a phone's. */

/** Names in small letters, as they come. */
export type Headers = Readonly<Record<string, string | undefined>>;

export interface HttpRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Headers;
}

/** Bytes in memory, or on their way from a file: all that is asked of them here is how many they are. */
export interface Sized {
  readonly length: number;
}

/** From one byte up to, and without, another. */
export interface ByteSlice<Bytes extends Sized> {
  readonly of: Bytes;
  readonly from: number;
  readonly to: number;
}

export interface HttpAnswer<Bytes extends Sized> {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | number>>;
  /** A text is plain ASCII. */
  readonly body?: ByteSlice<Bytes> | string;
}
