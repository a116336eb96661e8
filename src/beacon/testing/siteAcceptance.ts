/** The tests every server of the web app must pass: the table server, and a phone that hosts. */
import { request as ask, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { HOST } from '../phones';
import { PAGE, SCRIPT, SOUND } from './webFolder';

export type SiteReply = {
  status: number;
  headers: IncomingMessage['headers'];
  bytes: Buffer;
  text: string;
};

type Get = (url: string, headers?: Record<string, string>, method?: string) => Promise<SiteReply>;

export const askAt =
  (port: () => number): Get =>
  (url, headers = {}, method = 'GET') =>
    new Promise((resolve, reject) => {
      const options = { host: HOST, port: port(), path: url, headers, method };
      ask(options, response => void collect(response).then(resolve, reject))
        .on('error', reject)
        .end();
    });

export async function collect(response: IncomingMessage): Promise<SiteReply> {
  const pieces: Buffer[] = [];
  for await (const piece of response) pieces.push(piece as Buffer);
  const bytes = Buffer.concat(pieces);
  const { statusCode: status = 0, headers } = response;
  return { status, headers, bytes, text: bytes.toString() };
}

/** The tests expect the app of webFolder.ts, under this signpost. */
export const SIGNPOST = {
  version: '1.2.3',
  broker: null,
  addresses: ['http://10.0.0.1:4680/'],
} as const;

export function siteAcceptance(port: () => number): void {
  const get = askAt(port);

  test.each(['/', '/index.html', '/join/K7QX2M', '/no/such/place', '/?seat=red', '/mqtt/', '/%61'])(
    '%s gets the page, which browsers must revalidate',
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
    const { status, headers } = await get(url, { 'accept-encoding': 'gzip' });
    expect(status).toBe(200);
    expect(headers).toMatchObject({ 'content-type': type, 'cache-control': caching });
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
  ])('of a sound, %s gets %i “%s”', async (range, status, text, said) => {
    const reply = await get(SOUND, { range, 'accept-encoding': 'gzip' });
    expect([reply.status, reply.text, reply.headers['content-range']]).toEqual([
      status,
      text,
      said,
    ]);
  });

  test('a range is sent only of the file the browser has begun', async () => {
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
  ])('%s does not escape the folder', async url => {
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

  test('the signpost is never cached', async () => {
    const { headers, text } = await get('/sandtable.json');
    expect(JSON.parse(text)).toEqual({
      ...SIGNPOST,
    });
    expect(headers).toMatchObject({
      'content-type': 'application/json',
      'cache-control': 'no-store',
    });
  });

  test('garbage instead of HTTP is answered, and others are not affected', async () => {
    const socket = connect(port(), HOST);
    socket.write('\x16\x03\x01\x02garbage\r\n\r\n');
    const answer = await collect(socket as unknown as IncomingMessage);
    expect(answer.text).toContain('400 Bad Request');
    expect((await get('/')).status).toBe(200);
  });
}
