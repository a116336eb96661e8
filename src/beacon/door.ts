import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { type WebSocket, WebSocketServer } from 'ws';
import type { ServedBroker } from './broker';
import { BROKER_PATH, type Limits } from '../protocol/brokerRules';

interface Door {
  knock(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  close(): Promise<void>;
}

const GOING_AWAY = 1001;
const GOODBYE_MS = 300;

/** Admits WebSockets to the broker: only those that speak MQTT, and not too many. */
export function createDoor(broker: ServedBroker, limits: Limits): Door {
  const inside = new Map<string, number>();
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: limits.frameBytes,
    perMessageDeflate: false, // sealed messages do not compress, and each client would cost memory
    handleProtocols: () => 'mqtt',
  });

  const count = (who: string, by: number) => {
    const now = (inside.get(who) ?? 0) + by;
    if (now > 0) inside.set(who, now);
    else inside.delete(who);
  };

  function whyNot(request: IncomingMessage, who: string): string | undefined {
    if (request.url?.split('?', 1)[0] !== BROKER_PATH) return '404 Not Found';
    if (!speaksMqtt(request)) return '400 Bad Request';
    if (sockets.clients.size >= limits.clients) return '503 Service Unavailable';
    return (inside.get(who) ?? 0) >= limits.clientsPerAddress ? '429 Too Many Requests' : undefined;
  }

  function letIn(socket: WebSocket, request: IncomingMessage, who: string): void {
    count(who, 1);
    socket.once('close', () => count(who, -1));
    broker.take(socket, request);
  }

  return {
    knock(request, socket, head) {
      socket.on('error', () => socket.destroy());
      const who = request.socket.remoteAddress ?? '';
      const why = whyNot(request, who);
      if (why === undefined)
        sockets.handleUpgrade(request, socket, head, it => letIn(it, request, who));
      else socket.end(`HTTP/1.1 ${why}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
    },
    async close() {
      for (const socket of sockets.clients) socket.close(GOING_AWAY);
      for (let waited = 0; sockets.clients.size > 0 && waited < GOODBYE_MS; waited += 20)
        await sleep(20);
      for (const socket of sockets.clients) socket.terminate();
    },
  };
}

const speaksMqtt = ({ headers }: IncomingMessage): boolean =>
  (headers['sec-websocket-protocol'] ?? '').split(',').some(it => it.trim() === 'mqtt');
