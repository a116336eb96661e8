/** An HTTP request and its answer, carried by Node's server or by a phone's. */

/** Names in lower case. */
export type Headers = Readonly<Record<string, string | undefined>>;

export interface HttpRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Headers;
}

/** Bytes in memory or in a file; only their number matters here. */
export interface Sized {
  readonly length: number;
}

/** The bytes from `from` up to, but without, `to`. */
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
