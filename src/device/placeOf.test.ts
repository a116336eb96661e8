import { serverPlaceOf } from './placeOf';

const LAN = 'http://192.168.178.20:4680/';

test.each([
  [
    'a page on the LAN',
    'http://192.168.178.20:4680',
    null,
    [LAN],
    'http://192.168.178.20:4680',
    'ws://192.168.178.20:4680/mqtt',
  ],
  [
    'a page at a host name',
    'https://table.example',
    null,
    [LAN],
    'https://table.example',
    'wss://table.example/mqtt',
  ],
  [
    'a page on the server itself',
    'http://localhost:4680',
    null,
    [LAN],
    'http://192.168.178.20:4680',
    'ws://192.168.178.20:4680/mqtt',
  ],
  [
    'a server nobody else can reach',
    'http://127.0.0.1:4680',
    null,
    [],
    'http://127.0.0.1:4680',
    'ws://127.0.0.1:4680/mqtt',
  ],
  [
    'a broker elsewhere',
    'http://10.0.0.2:4680',
    'wss://nats.example/mqtt',
    [],
    'http://10.0.0.2:4680',
    'wss://nats.example/mqtt',
  ],
])('%s', (_what, origin, broker, addresses, address, reached) => {
  expect(serverPlaceOf(origin, { broker, addresses })).toEqual({ address, brokers: [reached] });
});
