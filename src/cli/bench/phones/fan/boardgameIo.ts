/**
 * boardgame.io over socket.io: a server in one process, four players and one watcher in another.
 */
import type { AddressInfo } from 'node:net';
import { Client } from 'boardgame.io/client';
import { SocketIO } from 'boardgame.io/multiplayer';
import { Server } from 'boardgame.io/server';
import { gameFrom } from '../../rules/boardgameIo';
import { halfway, longMatch } from '../../rules/matches';
import type { Post } from '../post';
import { type Fanner, pause } from './fanner';

const PLAYERS = ['0', '1', '2', '3'];
const ONLOOKER = {};

const game = () => gameFrom(halfway(longMatch()));

export async function hostBoardgameIo(post: Post): Promise<void> {
  const server = Server({ games: [game()], origins: [/.*/] });
  const { appServer } = await server.run({ port: 0, callback: () => undefined });
  post.on('port', () => (appServer.address() as AddressInfo).port);
}

export async function boardgameIo(post: Post): Promise<Fanner> {
  const multiplayer = SocketIO({ server: `http://127.0.0.1:${await post.ask<number>('port')}` });
  const table = { game: game(), debug: false, numPlayers: 4, matchID: 'table', multiplayer };
  const all = [...PLAYERS.map(playerID => ({ playerID })), ONLOOKER];
  const clients = all.map(one => Client({ ...table, debug: false, ...one }));
  let [moves, seen, done]: [number, number, (at: number) => void] = [0, 0, () => undefined];
  for (const client of clients) {
    client.start();
    client.subscribe(state => {
      if (state?._stateID === moves && ++seen === clients.length) done(performance.now());
    });
  }
  await new Promise(resolve => (done = resolve));
  return async () => {
    await pause();
    const n = moves++;
    seen = 0;
    const told = new Promise<number>(resolve => (done = resolve));
    const start = performance.now();
    clients[n % PLAYERS.length]?.moves.move?.(Math.floor(n / PLAYERS.length));
    return (await told) - start;
  };
}
