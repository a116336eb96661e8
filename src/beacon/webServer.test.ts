import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { request as ask, type IncomingMessage } from 'node:http';
import { request as askSecurely } from 'node:https';
import { connect } from 'node:net';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { readPair } from './certificate';
import { connected, HOST } from './phones';
import { rehearse, siteIn } from './rehearsal';
import type { TableServer } from './tableServer';
import { CODE, emptyFolder, PAGE, SCRIPT, SOUND, write, writeApp } from './webFolder';

// It is an ES module with a JSON import, which only Node itself can load.
jest.mock('aedes', () =>
  process.getBuiltinModule('node:module').createRequire(__filename)('aedes'),
);

type Reply = { status: number; headers: IncomingMessage['headers']; bytes: Buffer; text: string };

const root = emptyFolder();
let server: TableServer;

beforeAll(async () => {
  const folder = path.join(root, 'dist');
  writeApp(folder);
  write(root, { 'secret.txt': 'secret' });
  mkdirSync(path.join(folder, 'assets'), { recursive: true });
  symlinkSync(path.join(root, 'secret.txt'), path.join(folder, 'assets', 'link.txt'));
  const signpost = () => ({ version: '1.2.3', broker: null, addresses: ['http://10.0.0.1:4680/'] });
  server = await rehearse({ site: await siteIn(folder), signpost });
});

afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true });
});

function get(url: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const options = { host: HOST, port: server.port, path: url, headers, method };
    ask(options, response => void collect(response).then(resolve, reject))
      .on('error', reject)
      .end();
  });
}

async function collect(response: IncomingMessage): Promise<Reply> {
  const pieces: Buffer[] = [];
  for await (const piece of response) pieces.push(piece as Buffer);
  const bytes = Buffer.concat(pieces);
  const { statusCode: status = 0, headers } = response;
  return { status, headers, bytes, text: bytes.toString() };
}

test.each(['/', '/index.html', '/join/K7QX2M', '/no/such/place', '/?seat=red', '/mqtt/', '/%61'])(
  '%s gets the page, which no browser keeps unasked',
  async url => {
    const { status, headers, text } = await get(url);
    expect([status, text]).toEqual([200, PAGE]);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    });
    expect(headers['content-security-policy']).toContain("connect-src 'self' ws: wss:");
  },
);

test.each([
  [SCRIPT, 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
  [SOUND, 'audio/wav', 'public, max-age=31536000, immutable'],
  ['/favicon.ico', 'image/x-icon', 'no-cache'],
  ['/notes/a%20b.txt', 'text/plain; charset=utf-8', 'no-cache'],
])('%s comes as %s, %s', async (url, type, caching) => {
  const { status, headers } = await get(url);
  expect(status).toBe(200);
  expect(headers).toMatchObject({ 'content-type': type, 'cache-control': caching });
});

const unpack = { br: brotliDecompressSync, gzip: gunzipSync, plain: (bytes: Buffer) => bytes };

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip, deflate', 'gzip'],
  ['GZIP;q=0.5', 'gzip'],
  ['br;q=0, gzip;q=1.0', 'gzip'],
  ['br; q=0.0, gzip;q=0', 'plain'],
  ['', 'plain'],
  ['zstd, sbrx', 'plain'],
] as const)('to who reads “%s” the script goes as %s', async (accepted, coding) => {
  const { headers, bytes } = await get(SCRIPT, { 'accept-encoding': accepted });
  expect(headers['content-encoding'] ?? 'plain').toBe(coding);
  expect(headers['vary']).toBe('accept-encoding');
  expect(Number(headers['content-length'])).toBe(bytes.length);
  expect(unpack[coding](bytes).toString()).toBe(CODE);
});

test('each coding has a tag of its own, and who has it is sent nothing', async () => {
  const coded = await get(SCRIPT, { 'accept-encoding': 'gzip' });
  const plain = await get(SCRIPT);
  const etag = coded.headers.etag ?? '';
  expect(etag).not.toBe(plain.headers.etag);
  const again = await get(SCRIPT, { 'accept-encoding': 'gzip', 'if-none-match': `"old", ${etag}` });
  expect([again.status, again.text, again.headers.etag]).toEqual([304, '', etag]);
  const other = await get(SCRIPT, { 'if-none-match': etag });
  expect(other.status).toBe(200);
});

test('HEAD says what GET would, and sends nothing', async () => {
  const { status, headers, text } = await get(SCRIPT, {}, 'HEAD');
  expect([status, headers['content-length'], text]).toEqual([200, `${CODE.length}`, '']);
});

test.each([
  ['bytes=0-1', 206, '01', 'bytes 0-1/10'],
  ['bytes=4-', 206, '456789', 'bytes 4-9/10'],
  ['bytes=-3', 206, '789', 'bytes 7-9/10'],
  ['bytes=-30', 206, '0123456789', 'bytes 0-9/10'],
  ['bytes=8-99', 206, '89', 'bytes 8-9/10'],
  ['bytes=10-', 416, '', 'bytes */10'],
  ['bytes=5-4', 416, '', 'bytes */10'],
  ['bytes=-0', 416, '', 'bytes */10'],
  ['bytes=-', 200, '0123456789', undefined],
  ['bytes=0-1,3-4', 200, '0123456789', undefined],
  ['seconds=0-1', 200, '0123456789', undefined],
])('of a sound, %s is answered %i “%s”', async (range, status, text, said) => {
  const reply = await get(SOUND, { range, 'accept-encoding': 'gzip' });
  expect([reply.status, reply.text, reply.headers['content-range']]).toEqual([status, text, said]);
});

test('a part is sent only of the file the browser has begun', async () => {
  const { headers } = await get(SOUND);
  const same = await get(SOUND, { range: 'bytes=0-1', 'if-range': headers.etag ?? '' });
  const changed = await get(SOUND, { range: 'bytes=0-1', 'if-range': '"old"' });
  expect([same.status, changed.status]).toEqual([206, 200]);
});

test.each([
  '/../secret.txt',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '/assets/../../secret.txt',
  '/_expo/..%5c..%5csecret.txt',
  '//secret.txt',
  '/assets/link.txt',
  '/secret.txt%00.js',
])('%s leads nowhere outside', async url => {
  const { text } = await get(url);
  expect(['', PAGE]).toContain(text);
});

test.each([
  ['GET', '/_expo/static/js/web/entry-gone.js', 404],
  ['GET', '/assets/gone.png', 404],
  ['GET', '/%', 400],
  ['GET', '/mqtt', 426],
  ['POST', '/', 405],
  ['DELETE', SCRIPT, 405],
])('%s %s is refused with %i', async (method, url, status) => {
  const reply = await get(url, {}, method);
  expect([reply.status, reply.text]).toEqual([status, '']);
});

test('the signpost is never kept', async () => {
  const { headers, text } = await get('/sandtable.json');
  expect(JSON.parse(text)).toEqual({
    version: '1.2.3',
    broker: null,
    addresses: ['http://10.0.0.1:4680/'],
  });
  expect(headers).toMatchObject({
    'content-type': 'application/json',
    'cache-control': 'no-store',
  });
});

test('garbage instead of HTTP is answered, and nobody else notices', async () => {
  const socket = connect(server.port, HOST);
  socket.end('\x16\x03\x01\x02garbage\r\n\r\n');
  const answer = await collect(socket as unknown as IncomingMessage);
  expect(answer.text).toContain('400 Bad Request');
  expect((await get('/')).status).toBe(200);
});

test('with a broker elsewhere there is none here', async () => {
  const without = await rehearse({}, 'no broker');
  const socket = connect(without.port, HOST);
  socket.end('GET /mqtt HTTP/1.1\r\nhost: x\r\nupgrade: websocket\r\nconnection: upgrade\r\n\r\n');
  const answer = await collect(socket as unknown as IncomingMessage);
  expect(answer.text).toContain('426');
  await without.close();
});

test('over https the same port speaks wss', async () => {
  const pair = await readPair({
    cert: path.join(__dirname, 'rehearsal.cert.pem'),
    key: path.join(__dirname, 'rehearsal.key.pem'),
  });
  const secure = await rehearse({ site: await siteIn(path.join(root, 'dist')), pair });
  const options = { host: HOST, port: secure.port, ca: pair.cert };
  const reply = await new Promise<Reply>((resolve, reject) => {
    askSecurely(options, response => void collect(response).then(resolve))
      .on('error', reject)
      .end();
  });
  const guest = await connected(secure.port, { protocol: 'wss', ca: pair.cert });
  expect([reply.text, guest.connected]).toEqual([PAGE, true]);
  guest.end(true);
  await secure.close();
});

test('a port that is taken is said so', async () => {
  await expect(rehearse({ port: server.port })).rejects.toMatchObject({
    problem: { code: 'port-taken', port: server.port },
  });
});

test('an address that is not ours is said so', async () => {
  await expect(rehearse({ host: '203.0.113.7' })).rejects.toMatchObject({
    problem: { code: 'not-our-address', host: '203.0.113.7' },
  });
});
