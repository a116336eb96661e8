/**
 * What we need of sockets. Node's `net` has it, and so has react-native-tcp-socket, which differs in
 * ways that its types do not show: an error may be a text, a write to a socket that is gone throws, the
 * callback of a write may never come, `close` may not come either once there was an error, and on Android
 * `end` forgets what is still being written and `pause` costs a thread. So none of that is relied upon.
 */
export interface Net {
  createServer(options: ServerOptions, came: (socket: Socket) => void): Server;
}

interface ServerOptions {
  /** Who has said all may still be answered. */
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

export const wordsOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
