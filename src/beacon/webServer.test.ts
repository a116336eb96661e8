import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { request as askSecurely } from 'node:https';
import { connect } from 'node:net';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { readPair } from './certificate';
import { connected, HOST } from './phones';
import { startTestServer, siteIn } from './testServer';
import { makePair } from './testing/testPair';
import type { TableServer } from './tableServer';
import { askAt, siteAcceptance, collect, type SiteReply, SIGNPOST } from './testing/siteAcceptance';
import { CODE, emptyFolder, PAGE, SCRIPT, writeFiles, writeApp } from './testing/webFolder';

// aedes is an ES module with a JSON import, which only Node itself can load.
jest.mock('aedes', () =>
  process.getBuiltinModule('node:module').createRequire(__filename)('aedes'),
);

const root = emptyFolder();
let server: TableServer;

beforeAll(async () => {
  const folder = path.join(root, 'dist');
  writeApp(folder);
  writeFiles(root, { 'secret.txt': 'secret' });
  mkdirSync(path.join(folder, 'assets'), { recursive: true });
  symlinkSync(path.join(root, 'secret.txt'), path.join(folder, 'assets', 'link.txt'));
  server = await startTestServer({ site: await siteIn(folder), signpost: () => SIGNPOST });
});

afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true });
});

const get = askAt(() => server.port);

siteAcceptance(() => server.port);

const unpack = { br: brotliDecompressSync, gzip: gunzipSync, plain: (bytes: Buffer) => bytes };

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip, deflate', 'gzip'],
  ['GZIP;q=0.5', 'gzip'],
  ['br;q=0, gzip;q=1.0', 'gzip'],
  ['br; q=0.0, gzip;q=0', 'plain'],
  ['', 'plain'],
  ['zstd, sbrx', 'plain'],
] as const)('with accept-encoding “%s” the script goes as %s', async (accepted, coding) => {
  const { headers, bytes } = await get(SCRIPT, { 'accept-encoding': accepted });
  expect(headers['content-encoding'] ?? 'plain').toBe(coding);
  expect(headers['vary']).toBe('accept-encoding');
  expect(Number(headers['content-length'])).toBe(bytes.length);
  expect(unpack[coding](bytes).toString()).toBe(CODE);
});

test('each coding has its own tag, and an unchanged file is not sent again', async () => {
  const coded = await get(SCRIPT, { 'accept-encoding': 'gzip' });
  const plain = await get(SCRIPT);
  const etag = coded.headers.etag ?? '';
  expect(etag).not.toBe(plain.headers.etag);
  const again = await get(SCRIPT, { 'accept-encoding': 'gzip', 'if-none-match': `"old", ${etag}` });
  expect([again.status, again.text, again.headers.etag]).toEqual([304, '', etag]);
  const other = await get(SCRIPT, { 'if-none-match': etag });
  expect(other.status).toBe(200);
});

test('HEAD answers like GET, without a body', async () => {
  const { status, headers, text } = await get(SCRIPT, {}, 'HEAD');
  expect([status, headers['content-length'], text]).toEqual([200, `${CODE.length}`, '']);
});

test('with a broker elsewhere there is none here', async () => {
  const without = await startTestServer({}, 'no broker');
  const socket = connect(without.port, HOST);
  socket.end('GET /mqtt HTTP/1.1\r\nhost: x\r\nupgrade: websocket\r\nconnection: upgrade\r\n\r\n');
  const answer = await collect(socket as unknown as IncomingMessage);
  expect(answer.text).toContain('426');
  await without.close();
});

test('over https the same port speaks wss', async () => {
  const pair = await readPair(makePair());
  const secure = await startTestServer({ site: await siteIn(path.join(root, 'dist')), pair });
  const options = { host: HOST, port: secure.port, ca: pair.cert };
  const reply = await new Promise<SiteReply>((resolve, reject) => {
    askSecurely(options, response => void collect(response).then(resolve))
      .on('error', reject)
      .end();
  });
  const guest = await connected(secure.port, { protocol: 'wss', ca: pair.cert });
  expect([reply.text, guest.connected]).toEqual([PAGE, true]);
  guest.end(true);
  await secure.close();
});

test('a taken port is reported', async () => {
  await expect(startTestServer({ port: server.port })).rejects.toMatchObject({
    problem: { code: 'port-taken', port: server.port },
  });
});

test('an address of another computer is reported', async () => {
  await expect(startTestServer({ host: '203.0.113.7' })).rejects.toMatchObject({
    problem: { code: 'not-our-address', host: '203.0.113.7' },
  });
});
