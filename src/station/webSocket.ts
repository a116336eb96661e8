/** A connection that has switched to WebSocket: messages of bytes in, messages of bytes out. */
import Hybi from 'websocket-driver/lib/websocket/driver/hybi';
import type { HttpRequest } from './exchange';

interface WebSocketDeps {
  readonly frameBytes: number;
  out(bytes: Uint8Array): void;
  message(bytes: Buffer): void;
  /** For pings and pongs. False if there are too many. */
  mayAsk(): boolean;
  /** The WebSocket is over, and any goodbye has been sent. */
  closed(): void;
}

export interface WebSocket {
  hear(bytes: Buffer): void;
  send(bytes: Buffer): void;
  /** Sends the code to a client that listens. */
  close(code: number): void;
}

/** Limits empty frames, which could otherwise be sent for ever. */
const ENVELOPES = 16_384;

/** Undefined if the request is not for our WebSocket. */
export function openWebSocket(
  { method, headers, url }: HttpRequest,
  deps: WebSocketDeps,
): WebSocket | undefined {
  const { frameBytes, out, message, mayAsk, closed } = deps;
  const driver = new Hybi({ method, headers, url }, url, {
    maxLength: frameBytes,
    requireMasking: true,
    protocols: ['mqtt'],
  });
  let sinceMessage = 0;
  let isOver = false;
  const end = () => {
    if (isOver) return;
    isOver = true;
    closed();
  };
  const close = (code: number) => {
    driver.close('', code);
    end();
  };
  const asked = () => {
    sinceMessage = 0;
    if (!mayAsk()) end();
  };
  if (!isShakenBy(headers)) return undefined;
  driver.io.on('data', out);
  driver.on('error', () => undefined); // `close` follows
  driver.on('close', end);
  driver.on('ping', asked);
  driver.on('pong', asked);
  driver.on('message', ({ data }) => {
    sinceMessage = 0;
    if (isOver) return;
    if (typeof data === 'string') close(BYTES_ONLY);
    else message(data);
  });
  driver.start();
  return {
    hear(bytes) {
      sinceMessage += bytes.length;
      if (isOver) return;
      if (sinceMessage > frameBytes + ENVELOPES) end();
      else driver.parse(bytes);
    },
    send: bytes => void driver.binary(bytes),
    close,
  };
}

const BYTES_ONLY = 1003;

const isShakenBy = (headers: HttpRequest['headers']): boolean =>
  headers['upgrade']?.toLowerCase() === 'websocket' &&
  headers['sec-websocket-version'] === '13' &&
  /^[A-Za-z0-9+/]{22}==$/.test(headers['sec-websocket-key'] ?? '');
