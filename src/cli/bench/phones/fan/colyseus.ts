/** Colyseus: a room that sends each client's message to all five at once, without rules. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Room, Server } from '@colyseus/core';
import { schema, t } from '@colyseus/schema';
import { Client } from '@colyseus/sdk';
import { WebSocketTransport } from '@colyseus/ws-transport';
import type { Post } from '../post';
import { type Fanner, pause } from './fanner';

const PHONES = 4;
const GLASSES = 8;

const Glass = schema({ on: t.string(), until: t.number() });
const Glasses = schema({ glasses: t.array(Glass) });
type Turn = { readonly glass: number; readonly on: string; readonly until: number };

class Table extends Room {
  override onCreate(): void {
    this.patchRate = null;
    const state = new Glasses();
    for (let n = 0; n < GLASSES; n++) state.glasses.push(new Glass().assign({ on: '', until: 0 }));
    this.state = state;
    this.onMessage('turn', (_client, { glass, ...turned }: Turn) => {
      state.glasses[glass]?.assign(turned);
      this.broadcastPatch();
    });
  }
}

export async function hostColyseus(post: Post): Promise<void> {
  const http = createServer();
  const server = new Server({ transport: new WebSocketTransport({ server: http }), greet: false });
  server.define('table', Table);
  await server.listen(0, '127.0.0.1');
  post.on('port', () => (http.address() as AddressInfo).port);
}

export async function colyseus(post: Post): Promise<Fanner> {
  const rooms = await joined(`ws://127.0.0.1:${await post.ask<number>('port')}`);
  let moves = 0;
  return async () => {
    await pause();
    const n = ++moves;
    const told = rooms.map(room => new Promise<void>(now => room.onStateChange.once(() => now())));
    const turn: Turn = { glass: n % GLASSES, on: `plant-${n % 3}`, until: 60_000 + n };
    const start = performance.now();
    rooms[n % PHONES]?.send('turn', turn);
    await Promise.all(told);
    return performance.now() - start;
  };
}

/** Four phones and a TV. */
async function joined(address: string) {
  const first = await new Client(address).create('table');
  const others = Array.from({ length: PHONES }, () => new Client(address).joinById(first.roomId));
  return [first, ...(await Promise.all(others))];
}
