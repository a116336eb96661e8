import { once } from 'node:events';
import net from 'node:net';
import type { MqttClient } from 'mqtt';
import { loadTcpSocket } from '../../e2e/native/world/tcpModule';
import type { TcpSockets } from '../../e2e/native/world/tcpSocket';
import { connected, hears, socketTo, turnedAway, until } from '../beacon/phones';
import { codeTopic, guestTopic, joinTopic, screenTopic } from '../protocol/brokerRules';
import type { Net } from './net';
import { LENIENT_BOUNDS, startTestStation } from './testing/testStation';
import type { Station, StationPlan } from './station';
import { inMemory } from './byteRange';

const HOST = '127.0.0.1';
const CODE = 'K7QX2M';
const BIG = 24_000_000;

type Sockets = { net: Net; native?: TcpSockets };

const fileOf = (length: number) => ({
  type: 'text/plain',
  tag: 'x',
  isHashed: false,
  bytes: inMemory(new Uint8Array(length).fill(120)),
  coded: {},
});
const page = fileOf(100);
const SITE = { page, files: new Map([['/big', fileOf(BIG)]]) };

describe.each<[string, () => Sockets]>([
  ['Node’s sockets', () => ({ net })],
  ['the sockets of Android, unpatched', () => loadTcpSocket('android')],
  ['the sockets of iOS, unpatched', () => loadTcpSocket('ios')],
])('over %s', (_what, socketsOf) => {
  let sockets: Sockets;
  let station: Station;
  const raw: net.Socket[] = [];
  const phones: MqttClient[] = [];

  async function open(plan: Partial<StationPlan> = {}) {
    sockets = socketsOf();
    station = await startTestStation(sockets.net, {
      site: SITE,
      ...plan,
      bounds: { ...LENIENT_BOUNDS, ...plan.bounds },
    });
    station.serve(CODE);
  }

  afterEach(async () => {
    for (const client of phones.splice(0)) client.end(true);
    for (const socket of raw.splice(0)) socket.destroy();
    await station.close();
    await until(() => (sockets.native?.openSockets() ?? 0) === 0);
  });

  async function connect(): Promise<net.Socket> {
    const socket = net.connect(station.port, HOST);
    raw.push(socket.on('error', () => undefined));
    await once(socket, 'connect');
    return socket;
  }

  async function said(text: string): Promise<string> {
    const socket = await connect();
    socket.write(text);
    return allOf(socket);
  }

  async function allOf(socket: net.Socket): Promise<string> {
    let heard = '';
    socket.on('data', piece => (heard += String(piece)));
    await once(socket, 'close');
    return heard;
  }

  async function join(): Promise<MqttClient> {
    const client = await connected(station.port);
    phones.push(client);
    return client;
  }

  const get = (url: string, more = '') => `GET ${url} HTTP/1.1\r\nhost: x\r\n${more}\r\n`;
  const last = 'connection: close\r\n';
  const works = async () => (await said(get('/', last))).startsWith('HTTP/1.1 200 OK');

  test.each([
    ['garbage', '\x16\x03\x01\x02garbage\r\n\r\n', 400],
    ['no address', 'GET  HTTP/1.1\r\n\r\n', 400],
    ['an unknown method', 'BREW / HTTP/1.1\r\n\r\n', 400],
    ['another protocol', 'GET / SIP/2.0\r\n\r\n', 400],
    ['a header that is too long', get('/', `x: ${'y'.repeat(9_000)}\r\n`), 431],
    ['empty lines without end', '\r\n'.repeat(5_000), 431],
    ['an address that is too long', get(`/${'y'.repeat(9_000)}`), 431],
    ['a body', 'POST / HTTP/1.1\r\ncontent-length: 5\r\n\r\nhello', 413],
    ['a body of no known length', get('/', 'content-length: x\r\n'), 413],
    ['a body in pieces', get('/', 'transfer-encoding: chunked\r\n'), 413],
    ['a tunnel', 'CONNECT example.org:443 HTTP/1.1\r\n\r\n', 405],
    ['a WebSocket elsewhere', get('/other', 'upgrade: websocket\r\nconnection: upgrade\r\n'), 404],
    ['a WebSocket without a key', shaken('', '13'), 400],
    ['an outdated WebSocket', shaken('dGhlIHNhbXBsZSBub25jZQ==', '8'), 400],
    ['a WebSocket with a short key', shaken('c2hvcnQ=', '13'), 400],
  ])('%s is refused, and other clients are not affected', async (_what, text, status) => {
    await open();
    expect(await said(text)).toContain(`HTTP/1.1 ${status} `);
    expect(await works()).toBe(true);
    await until(() => station.sockets() === 0);
  });

  test('a request that trickles in is cut off after its time limit', async () => {
    await open({ bounds: { headersMs: 300 } });
    const slow = await Promise.all(Array.from({ length: 20 }, connect));
    const timers = slow.map(socket => setInterval(() => socket.write('x'), 20));
    await until(() => slow.every(({ destroyed }) => destroyed));
    timers.forEach(clearInterval);
    expect(await works()).toBe(true);
  });

  test('a second request has the same time limit as the first', async () => {
    await open({ bounds: { headersMs: 300 } });
    const socket = await connect();
    socket.write(get('/'));
    await once(socket, 'data');
    const timer = setInterval(() => socket.write('x'), 20);
    await until(() => station.sockets() === 0).finally(() => clearInterval(timer));
    expect(await works()).toBe(true);
  });

  test('a connection without requests is closed', async () => {
    await open({ bounds: { idleMs: 100 } });
    const socket = await connect();
    socket.write(get('/'));
    expect(await allOf(socket)).toContain('HTTP/1.1 200 OK');
    await until(() => station.sockets() === 0);
  });

  test('the number of sockets is limited, and idle ones make room', async () => {
    await open({ bounds: { sockets: 6 } });
    const idle = await Promise.all(Array.from({ length: 6 }, connect));
    await until(() => station.sockets() === 6);
    expect(await works()).toBe(true);
    await until(() => idle.filter(({ destroyed }) => destroyed).length === 1);
    expect(station.sockets()).toBeLessThanOrEqual(6);
  });

  test('the number of sockets per address is limited', async () => {
    await open({ bounds: { socketsPerAddress: 3 } });
    await Promise.all(Array.from({ length: 3 }, connect));
    await until(() => station.sockets() === 3);
    const more = await connect();
    await allOf(more);
    expect(station.sockets()).toBe(3);
  });

  test('a client that sends too many requests is refused', async () => {
    await open({ bounds: { askedPerSecond: 1, askedAtOnce: 5 } });
    const socket = await connect();
    for (let n = 0; n < 6; n += 1) socket.write(get('/sandtable.json'));
    const heard = await allOf(socket);
    expect(heard).toContain('429');
    expect(heard.match(/HTTP\/1\.1 200/g)?.length).toBeLessThan(6);
  });

  test('a client that keeps asking without reading answers is cut off', async () => {
    await open({ bounds: { waitingRequests: 4 } });
    const socket = await connect();
    socket.pause();
    for (let n = 0; n < 20; n += 1) socket.write(get('/big'));
    await until(() => station.sockets() === 0, 5_000);
    socket.resume();
    expect(await works()).toBe(true);
  });

  test('a client that does not read is cut off', async () => {
    await open({ bounds: { stalledMs: 300 } });
    const socket = await connect();
    socket.pause();
    socket.write(get('/big'));
    await until(() => station.sockets() === 0, 5_000);
    socket.resume();
    expect(await works()).toBe(true);
  });

  test('a large file arrives to its last byte, though the connection closes behind it', async () => {
    await open();
    const heard = await said(get('/big', last));
    expect(heard.length - heard.indexOf('\r\n\r\n') - 4).toBe(BIG);
  });

  test('a connection broken in the middle of a file leaves nothing behind', async () => {
    await open({ bounds: { stalledMs: 500 } });
    for (let n = 0; n < 10; n += 1) {
      const socket = await connect();
      socket.write(get('/big'));
      await once(socket, 'data');
      if (n % 2) socket.resetAndDestroy();
      else socket.destroy();
    }
    await until(() => station.sockets() === 0, 5_000);
    expect(await works()).toBe(true);
  });

  test("the broker carries this table's topics, and those of screens called to it", async () => {
    await open();
    const guest = await join();
    const ours = [joinTopic(CODE), guestTopic('abc'), codeTopic('CK'), screenTopic('abc')];
    for (const topic of ours) await guest.subscribeAsync(topic);
    for (const topic of [
      joinTopic('OTHERS'),
      `sandtable/${CODE}`,
      `sandtable/other/${CODE}`,
      `${joinTopic(CODE)}/more`,
      `${guestTopic('abc')}/more`,
      'sandtable/screen/abc/to',
      `sandtable/to/+`,
      '#',
    ])
      await expect(guest.subscribeAsync(topic)).rejects.toThrow('Unspecified error');
    const stranger = await join();
    stranger.publish(joinTopic('OTHERS'), 'hello');
    await until(() => !stranger.connected);
  });

  test('the broker carries nothing before there is a table', async () => {
    sockets = socketsOf();
    station = await startTestStation(sockets.net);
    const guest = await join();
    await expect(guest.subscribeAsync(joinTopic(CODE))).rejects.toThrow('Unspecified error');
  });

  test.each([
    ['a frame without a mask', [0x82, 0x02, 0x10, 0x00]],
    ['a frame of text', [0x81, 0x81, 0, 0, 0, 0, 0x41]],
    ['a reserved bit', [0xf2, 0x80, 0, 0, 0, 0]],
    ['a frame of terabytes', [0x82, 0xff, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0]],
    ['a close frame', [0x88, 0x80, 0, 0, 0, 0]],
    ['a plain HTTP request', [...Buffer.from(get('/'))]],
  ])('%s ends a WebSocket', async (_what, bytes) => {
    await open({ bounds: { goodbyeMs: 200 } });
    const socket = await upgraded();
    socket.write(Buffer.from(bytes));
    await until(() => station.sockets() === 0);
    expect(await works()).toBe(true);
  });

  test.each([
    ['empty frames', [0x02, 0x80, 1, 2, 3, 4], [0x00, 0x80, 1, 2, 3, 4]],
    ['pings', [0x89, 0x80, 1, 2, 3, 4], [0x89, 0x80, 1, 2, 3, 4]],
    ['pongs', [0x8a, 0x80, 1, 2, 3, 4], [0x8a, 0x80, 1, 2, 3, 4]],
  ])('%s without end are cut off', async (_what, first, next) => {
    await open();
    const socket = await upgraded();
    socket.write(Buffer.from(first));
    const many = Buffer.concat(Array.from({ length: 500 }, () => Buffer.from(next)));
    for (let n = 0; n < 100 && !socket.destroyed; n += 1) {
      socket.write(many);
      await new Promise(resolve => setTimeout(resolve, 1));
    }
    await until(() => station.sockets() === 0);
    expect(await works()).toBe(true);
  });

  async function upgraded(): Promise<net.Socket> {
    const socket = await connect();
    socket.write(shaken('dGhlIHNhbXBsZSBub25jZQ==', '13'));
    const [answer] = (await once(socket, 'data')) as [Buffer];
    expect(String(answer)).toContain('s3pPLMBiTxaQ9kYGzzhZRbK+xOo=');
    return socket;
  }

  test('a phone can reopen its port, and its guests come back', async () => {
    await open();
    const guest = await join();
    const { port } = station;
    expect(await station.listenAnew()).toBe(true);
    await turnedAway(guest).catch(() => undefined);
    expect(station.port).toBe(port);
    const heard = await hears(await join(), joinTopic(CODE));
    (await join()).publish(joinTopic(CODE), 'again');
    await until(() => heard.length > 0);
  });

  test('2,000 connections one after the other leave nothing behind', async () => {
    await open();
    for (let n = 0; n < 2_000; n += 1) {
      if (n % 3 === 0) await said(get('/', last));
      else if (n % 3 === 1) (await connect()).destroy();
      else
        socketTo(station.port)
          .on('error', () => undefined)
          .once('open', closeIt);
    }
    await until(() => station.sockets() === 0, 10_000);
    await until(() => (sockets.native?.openSockets() ?? 0) === 0);
    expect(await works()).toBe(true);
  }, 60_000);

  test('2,000 requests on one connection cost one connection', async () => {
    await open();
    const socket = await connect();
    for (let n = 0; n < 2_000; n += 1) {
      socket.write(get('/sandtable.json'));
      await once(socket, 'data');
    }
    expect(station.sockets()).toBe(1);
    expect(sockets.native?.threads() ?? 0).toBeLessThanOrEqual(2);
  }, 30_000);
});

function closeIt(this: { close(): void }) {
  this.close();
}

function shaken(key: string, version: string): string {
  const lines = [
    'GET /mqtt HTTP/1.1',
    'host: x',
    'connection: upgrade',
    'upgrade: websocket',
    `sec-websocket-version: ${version}`,
    'sec-websocket-protocol: mqtt',
    ...(key ? [`sec-websocket-key: ${key}`] : []),
  ];
  return `${lines.join('\r\n')}\r\n\r\n`;
}

test('a taken port is skipped, and if all are taken that is reported', async () => {
  const first = await startTestStation(net);
  const second = await startTestStation(net, { ports: [first.port, 0] });
  expect(second.port).not.toBe(first.port);
  await expect(startTestStation(net, { ports: [first.port] })).rejects.toThrow('EADDRINUSE');
  await first.close();
  await second.close();
});
