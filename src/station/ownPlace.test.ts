import net from 'node:net';
import { connected } from '../beacon/phones';
import { joinTopic } from '../protocol/brokerRules';
import { addressesIn, typedAddress } from './lanAddress';
import type { Net } from './net';
import { createOwnPlace, type OwnPlaceDeps, type Served } from './ownPlace';
import { realClock, startTestStation } from './testing/testStation';

const answers = (url: string) =>
  fetch(url, { signal: AbortSignal.timeout(2_000) }).then(
    ({ ok }) => ok,
    () => false,
  );

const placeWith = (own: Partial<OwnPlaceDeps>) =>
  createOwnPlace({
    net,
    clock: realClock,
    openPack: () => Promise.resolve({ ok: false, why: 'no-pack' }),
    addresses: () => Promise.resolve(['192.168.43.1', '10.0.0.7']),
    answers,
    ports: [0],
    ...own,
  });

const closings: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closings.splice(0)) await close();
});

function open(served: Served) {
  if (!served.ok) throw new Error(served.why);
  closings.push(() => served.serving.close());
  return served.serving;
}

const portOf = (url: string) => Number(new URL(url).port);

test('invites by the likeliest address, and reaches itself by loopback', async () => {
  const { address, inside, hasApp } = open(await placeWith({}).open());
  expect(address).toMatch(/^http:\/\/192\.168\.43\.1:\d+$/);
  expect(inside).toBe(`ws://127.0.0.1:${portOf(address)}/mqtt`);
  expect(hasApp).toBe(false);
  const told = await fetch(`http://127.0.0.1:${portOf(address)}/sandtable.json`);
  const { addresses } = (await told.json()) as { addresses: string[] };
  expect(addresses).toEqual([`${address}/`, `http://10.0.0.7:${portOf(address)}/`]);
});

test('carries the signals of its own table, and of no other', async () => {
  const serving = open(await placeWith({}).open());
  const client = await connected(portOf(serving.inside));
  await expect(client.subscribeAsync(joinTopic('K7QX2M'))).rejects.toThrow('Unspecified error');
  serving.serve('K7QX2M');
  await client.subscribeAsync(joinTopic('K7QX2M'));
  client.end(true);
});

test('without an address it does not open, and the port is free again', async () => {
  const place = placeWith({ addresses: () => Promise.resolve([]) });
  expect(await place.open()).toEqual({ ok: false, why: 'no-address' });
});

test('a typed address is accepted if it leads back to this phone', async () => {
  const place = placeWith({ addresses: () => Promise.resolve([]) });
  expect(open(await place.open(' http://127.0.0.1:1/ ')).address).toMatch(
    /^http:\/\/127\.0\.0\.1:/,
  );
  for (const typed of ['203.0.113.7', 'no address', ''])
    expect(await placeWith({ answers: () => Promise.resolve(false) }).open(typed)).toEqual({
      ok: false,
      why: 'not-this-phone',
    });
});

test('an address where something else answers is refused', async () => {
  const place = placeWith({ answers: () => Promise.resolve(true) });
  expect(await place.open('192.168.1.1')).toEqual({ ok: false, why: 'not-this-phone' });
});

test('an app without the native sockets reports that it cannot listen', async () => {
  const without: Net = {
    createServer: () => {
      throw new Error('TcpSockets is null');
    },
  };
  expect(await placeWith({ net: without }).open()).toEqual({ ok: false, why: 'cannot-listen' });
});

test('without a readable pack the table opens, but serves no pages', async () => {
  const openPack = () => Promise.reject(new Error('ENOSPC'));
  const { address, hasApp } = open(await placeWith({ openPack }).open());
  expect(hasApp).toBe(false);
  const page = await fetch(`http://127.0.0.1:${portOf(address)}/`);
  expect([page.status, await page.text()]).toEqual([503, expect.stringContaining('Sandtable app')]);
});

test('where the networks cannot be inspected, an address can be typed', async () => {
  const addresses = () => Promise.reject(new Error('not allowed'));
  expect(await placeWith({ addresses }).open()).toEqual({ ok: false, why: 'no-address' });
  expect(open(await placeWith({ addresses }).open('127.0.0.1')).address).toContain('127.0.0.1');
});

test('reports that all its ports are taken', async () => {
  const other = await startTestStation(net);
  const place = placeWith({ net: onEveryAddress(net, '127.0.0.1'), ports: [other.port] });
  expect(await place.open()).toEqual({ ok: false, why: 'port-taken' });
  await other.close();
});

test('back from the background, it reopens the same port only if it no longer answers', async () => {
  const servers: net.Server[] = [];
  const kept: Net = {
    createServer(options, came) {
      const server = net.createServer(options, came);
      servers.push(server);
      return server;
    },
  };
  const place = placeWith({ net: kept });
  const { inside } = open(await place.open());
  await place.back();
  expect(servers).toHaveLength(1);
  await new Promise(resolve => servers[0]!.close(resolve)); // as iOS does while the app is away
  await place.back();
  expect(servers).toHaveLength(2);
  expect((await connected(portOf(inside))).end(true)).toBeDefined();
});

/** Listens on one address only, because two servers on one port clash only there. */
const onEveryAddress = (of: Net, host: string): Net => ({
  createServer(options, came) {
    const server = of.createServer(options, came);
    return Object.assign(Object.create(server) as typeof server, {
      listen: (where: { port: number }, run: () => void) => server.listen({ ...where, host }, run),
    });
  },
});

const udp = (address: string, more = '') =>
  `candidate:1 1 udp 2113937151 ${address} 51234 typ host generation 0 ${more}`;

test.each([
  [
    'Wi-Fi before mobile data',
    [udp('10.9.8.7', 'network-cost 900'), udp('192.168.1.5', 'network-cost 10')],
    ['192.168.1.5'],
  ],
  ['mobile data when there is nothing else', [udp('10.9.8.7', 'network-cost 900')], ['10.9.8.7']],
  ['a hotspot, whose cost is unknown', [udp('192.168.43.1')], ['192.168.43.1']],
  [
    'homes before virtual machines',
    [udp('172.17.0.1'), udp('192.168.1.5')],
    ['192.168.1.5', '172.17.0.1'],
  ],
  ['each once', [udp('192.168.1.5'), `a=${udp('192.168.1.5')}`], ['192.168.1.5']],
  ['no made-up names', [udp('a1b2c3.local')], []],
  [
    'none that others cannot reach',
    [udp('127.0.0.1'), udp('169.254.3.4'), udp('192.0.0.4'), udp('fe80::1')],
    [],
  ],
  ['none of a server', ['candidate:1 1 udp 1 203.0.113.7 5 typ srflx raddr 0.0.0.0 rport 0'], []],
  ['no nonsense', ['', 'candidate', 'x'.repeat(1_000)], []],
])('of candidates it takes %s', (_what, candidates, expected) => {
  expect(addressesIn(candidates)).toEqual(expected);
});

test.each([
  ['192.168.43.1', '192.168.43.1'],
  [' http://192.168.43.1:4680/ ', '192.168.43.1'],
  ['my-phone.local', 'my-phone.local'],
  ['192.168.43.1/join', undefined],
  ['', undefined],
])('“%s” is read as %s', (text, address) => {
  expect(typedAddress(text)).toBe(address);
});
