/**
 * One socket from its first byte to its last: requests, each answered in its turn, then perhaps a
 * WebSocket.
 */
import { BROKER_PATH, type Limits } from '../protocol/brokerRules';
import { encodeAnswer, plainAnswer, type Signpost } from './answer';
import type { Bounds } from './bounds';
import type { ClientInput, ClientOutput } from './mqtt/broker';
import { type StationClock, createAlarm } from './clock';
import type { HttpAnswer } from './exchange';
import { asciiBytes, headOf } from './head';
import type { Socket } from './net';
import { createRequestReader, type ReadRequest } from './requestReader';
import { createSender } from './sender';
import type { OwnSite } from './site';
import type { ByteRange } from './byteRange';
import { openWebSocket, type WebSocket } from './webSocket';

export interface Connection {
  /** Waits for another request that may never come. */
  isIdle(): boolean;
  /** Closes at once, whatever is under way. */
  destroy(): void;
  /** Says goodbye to a listening client, then closes. */
  leave(): void;
}

interface ConnectionDeps {
  readonly socket: Socket;
  readonly clock: StationClock;
  readonly bounds: Bounds;
  readonly limits: Limits;
  readonly site: OwnSite<ByteRange>;
  readonly signpost: Signpost;
  /** Whether this client's address has requests left. */
  mayAsk(): boolean;
  /** Takes a place at the broker; a status tells why there is none. */
  seat(mouth: ClientOutput): ClientInput | 429 | 503;
  gone(): void;
}

const GOING_AWAY = 1001;

export function createConnection(deps: ConnectionDeps): Connection {
  const { socket, clock, bounds, limits, site, signpost, mayAsk, seat } = deps;
  const reader = createRequestReader(bounds.headerBytes);
  const sender = createSender({ socket, clock, stalledMs: bounds.stalledMs, broke: destroy });
  const patience = createAlarm(clock);
  const waiting: ReadRequest[] = [];
  let isAnswering = false;
  /** From here on, incoming bytes are ignored. */
  let isDeaf = false;
  let isGone = false;
  let webSocket: WebSocket | undefined;
  let hearing: ClientInput | undefined;

  function destroy() {
    if (isGone) return;
    isGone = isDeaf = true;
    patience.clear();
    sender.stop();
    socket.destroy();
    hearing?.gone();
    deps.gone();
  }

  /**
   * Closes after everything waiting has been sent. The other side has to close too, or is cut off.
   */
  function leave() {
    isDeaf = true;
    sender.afterwards(() => patience.set(bounds.goodbyeMs, destroy));
    sender.end();
  }

  function hear(bytes: Buffer) {
    if (isDeaf) return;
    if (webSocket) return webSocket.hear(bytes);
    const wasBetween = reader.isBetween();
    const { requests, rest, refused } = reader.read(bytes);
    for (const request of requests) take(request);
    if (refused) return refuse(refused);
    if (rest && !isDeaf) return upgrade(requests[requests.length - 1], rest);
    if (wasBetween && !reader.isBetween()) patience.set(bounds.headersMs, destroy);
  }

  function take(request: ReadRequest) {
    if (isDeaf || request.isUpgrade) return;
    if (!mayAsk()) return refuse(429);
    if (waiting.length >= bounds.waitingRequests) return destroy();
    waiting.push(request);
    respond();
  }

  function respond() {
    const request = isAnswering || isGone ? undefined : waiting.shift();
    if (!request) return;
    isAnswering = true;
    patience.clear();
    say(encodeAnswer(request, site, signpost), request);
    sender.afterwards(() => {
      isAnswering = false;
      if (!request.staysOpen) return leave();
      if (waiting.length === 0) patience.set(bounds.idleMs, destroy);
      respond();
    });
  }

  function say({ status, headers, body }: HttpAnswer<ByteRange>, request?: ReadRequest) {
    const isHead = request?.method === 'HEAD';
    const text = typeof body === 'string' && !isHead ? body : '';
    sender.send(asciiBytes(headOf(status, headers, request?.staysOpen ?? false) + text));
    if (typeof body === 'object' && !isHead) sender.sendPart(body);
  }

  function refuse(status: number) {
    waiting.length = 0;
    isDeaf = true;
    say(plainAnswer(status));
    leave();
  }

  function upgrade(request: ReadRequest | undefined, rest: Buffer) {
    const status = request ? whyNotUpgrade(request) : 400;
    if (!request || status) return refuse(status ?? 400);
    patience.clear();
    const found = seat({
      send: bytes => webSocket?.send(bytes),
      waiting: () => sender.waiting(),
      cut: destroy,
      leave: () => webSocket?.close(GOING_AWAY),
    });
    if (typeof found === 'number') return refuse(found);
    hearing = found;
    webSocket = openWebSocket(request, {
      frameBytes: limits.frameBytes,
      out: bytes => sender.send(bytes),
      message: bytes => hearing?.heard(bytes),
      mayAsk: () => found.mayAsk(),
      closed: leave,
    });
    if (!webSocket) return refuse(400);
    webSocket.hear(rest);
  }

  function whyNotUpgrade({ method, url, headers }: ReadRequest): number | undefined {
    if (!mayAsk()) return 429;
    if (method !== 'GET') return 405;
    if (isAnswering) return 400; // sent before the previous request was answered
    if (url.split('?', 1)[0] !== BROKER_PATH) return 404;
    const spoken = (headers['sec-websocket-protocol'] ?? '').split(',');
    return spoken.some(it => it.trim() === 'mqtt') ? undefined : 400;
  }

  socket.on('data', hear);
  socket.on('error', destroy);
  socket.on('close', destroy);
  socket.on('end', () => {
    if (webSocket || (!isAnswering && waiting.length === 0)) return destroy();
    leave();
  });
  patience.set(bounds.headersMs, destroy);
  return {
    isIdle: () => !webSocket && !isAnswering && !isDeaf && reader.isBetween(),
    destroy,
    leave: () => (webSocket ? webSocket.close(GOING_AWAY) : leave()),
  };
}
