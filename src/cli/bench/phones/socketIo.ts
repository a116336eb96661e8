/** boardgame.io over socket.io: a server, four players and one who looks on, in this process. */
import type { AddressInfo } from 'node:net';
import { Client } from 'boardgame.io/client';
import { SocketIO } from 'boardgame.io/multiplayer';
import { Server } from 'boardgame.io/server';
import type { State } from '../../../games/time-n-space/rules/state';
import { gameFrom } from '../rules/boardgameIo';
import { type Fanner, pause } from './fanners';

const PLAYERS = ['0', '1', '2', '3'];
const ONLOOKER = {};

export async function boardgameIo(start: State): Promise<Fanner> {
  const game = gameFrom(start);
  const server = Server({ games: [game], origins: [/.*/] });
  const { appServer } = await server.run({ port: 0, callback: () => undefined });
  const address = `http://127.0.0.1:${(appServer.address() as AddressInfo).port}`;
  const multiplayer = SocketIO({ server: address });
  const table = { game, debug: false, numPlayers: 4, matchID: 'table', multiplayer } as const;
  const all = [...PLAYERS.map(playerID => ({ playerID })), ONLOOKER];
  const clients = all.map(one => Client({ ...table, ...one }));
  let [moves, seen, done] = [0, 0, () => {}];
  for (const client of clients) {
    client.start();
    client.subscribe(state => {
      if (state?._stateID === moves && ++seen === clients.length) done();
    });
  }
  await new Promise<void>(resolve => (done = resolve));
  return async () => {
    await pause();
    const n = moves++;
    seen = 0;
    const told = new Promise<void>(resolve => (done = resolve));
    const start = performance.now();
    clients[n % PLAYERS.length]?.moves.move?.(Math.floor(n / PLAYERS.length));
    await told;
    return performance.now() - start;
  };
}
