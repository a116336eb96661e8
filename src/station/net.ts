/**
 * The part of sockets we need. Node's `net` has it, and so does react-native-tcp-socket, which
 * differs in ways its types do not show: an error may be a text, a write to a closed socket throws,
 * the callback of a write may never come, nor `close` after an error, and on Android `end` drops
 * pending writes and `pause` costs a thread. So we rely on none of that.
 */
export interface Net {
  createServer(options: ServerOptions, came: (socket: Socket) => void): Server;
}

interface ServerOptions {
  /** A client that has ended its side can still be answered. */
  readonly allowHalfOpen: boolean;
  readonly noDelay: boolean;
}

export interface Server {
  listen(where: { port: number; host: string }, listening: () => void): unknown;
  address(): { port: number } | string | null;
  close(closed: () => void): unknown;
  on(event: 'error', run: (error: unknown) => void): unknown;
}

export interface Socket {
  readonly remoteAddress?: string | undefined;
  write(bytes: Uint8Array, coding: undefined, written: (error?: unknown) => void): boolean;
  end(): unknown;
  destroy(): unknown;
  on(event: 'data', run: (bytes: Buffer) => void): unknown;
  on(event: 'end' | 'close', run: () => void): unknown;
  on(event: 'error', run: (error: unknown) => void): unknown;
}

export const errorText = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
