import net from 'node:net';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { loadTcpSocket } from '../../e2e/native/world/tcpModule';
import { readSite } from '../beacon/site';
import { askAt, siteAcceptance, SIGNPOST } from '../beacon/testing/siteAcceptance';
import { CODE, emptyFolder, PAGE, SCRIPT, SOUND, writeApp } from '../beacon/testing/webFolder';
import { packed } from '../cli/packing';
import { openPack } from './pack';
import { startTestStation } from './testing/testStation';
import type { Station } from './station';
import { inMemory } from './byteRange';

const noAssets = () => Promise.reject(new Error('no assets'));

async function siteFromPack() {
  const folder = path.join(emptyFolder(), 'dist');
  writeApp(folder);
  const site = await readSite(folder);
  if (!site) throw new Error('no site');
  const opened = await openPack(
    inMemory(packed(site, '1.2.3', { leavesOutAssets: true })),
    noAssets,
  );
  if (!opened.ok) throw new Error(opened.why);
  return opened.site;
}

describe.each([
  ['Node’s sockets', () => net],
  ['the sockets of Android, unpatched', () => loadTcpSocket('android').net],
  ['the sockets of iOS, unpatched', () => loadTcpSocket('ios').net],
])('a phone that hosts serves the app from its pack over %s', (_what, netOf) => {
  let station: Station;
  const port = () => station.port;
  const get = askAt(port);
  beforeAll(async () => {
    station = await startTestStation(netOf(), {
      site: await siteFromPack(),
      signpost: () => SIGNPOST,
    });
  });
  afterAll(() => station.close());

  siteAcceptance(port);

  test('compressible files go as gzip, and an unchanged file is not sent again', async () => {
    const { status, headers, bytes } = await get(SCRIPT, { 'accept-encoding': 'gzip, br' });
    expect([status, headers['content-encoding']]).toEqual([200, 'gzip']);
    expect(gunzipSync(bytes).toString()).toBe(CODE);
    const etag = headers.etag ?? '';
    const again = await get(SCRIPT, { 'accept-encoding': 'gzip', 'if-none-match': etag });
    expect([again.status, again.text]).toEqual([304, '']);
  });

  test('a browser that accepts no gzip gets an explanation', async () => {
    const { status, text } = await get(SCRIPT);
    expect([status, text]).toEqual([406, expect.stringContaining('accept-encoding: gzip')]);
  });

  test('HEAD answers like GET, without a body', async () => {
    const { status, headers, text } = await get(SOUND, {}, 'HEAD');
    expect([status, headers['content-length'], text]).toEqual([200, '10', '']);
  });

  test('several requests at once on one connection are answered in their order', async () => {
    const socket = net.connect(station.port, '127.0.0.1');
    const ask = (url: string, last = '') => `GET ${url} HTTP/1.1\r\nhost: x\r\n${last}\r\n`;
    socket.write(ask('/') + ask(SOUND) + ask('/sandtable.json', 'connection: close\r\n'));
    let text = '';
    for await (const piece of socket) text += String(piece);
    const order = [PAGE, '0123456789', '"version"'].map(it => text.indexOf(it));
    expect(order.every(it => it > 0)).toBe(true);
    expect(order).toEqual([...order].sort((a, b) => a - b));
  });
});
