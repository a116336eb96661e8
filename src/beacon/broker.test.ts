import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocketServer } from 'ws';
import { LIMITS } from '../protocol/brokerRules';
import { createServedBroker } from './broker';
import { connected, HOST, hears, until } from './phones';
import { brokerAcceptance } from './testing/brokerAcceptance';
import { startTestServer } from './testServer';

// aedes is an ES module with a JSON import, which only Node itself can load.
jest.mock('aedes', () =>
  process.getBuiltinModule('node:module').createRequire(__filename)('aedes'),
);

describe('the table server', () => {
  brokerAcceptance(limits => startTestServer({}, limits));
});

test('what an address says in a fifth room of a code within a minute arrives empty', async () => {
  const broker = await createServedBroker(LIMITS);
  const sockets = new WebSocketServer({ port: 0, host: HOST, handleProtocols: () => 'mqtt' });
  const from = { socket: { remoteAddress: '192.168.1.7' } } as IncomingMessage;
  await once(sockets, 'listening');
  sockets.on('connection', socket => broker.take(socket, from));
  const { port } = sockets.address() as AddressInfo;
  const [guest, host] = [await connected(port), await connected(port)];
  const heard = await Promise.all(
    ['CD', 'CF', 'CH', 'CJ', 'CK', 'CD'].map(room => hears(host, `sandtable/code/${room}`)),
  );
  for (const room of ['CD', 'CF', 'CH', 'CJ', 'CK', 'CD'])
    guest.publish(`sandtable/code/${room}`, 'hello');
  await until(() => heard[5]?.length === 2);
  const twice = ['hello', 'hello'];
  expect(heard).toEqual([twice, ['hello'], ['hello'], ['hello'], [''], twice]);
  for (const client of [guest, host]) client.end(true);
  await broker.close();
  sockets.close();
});
