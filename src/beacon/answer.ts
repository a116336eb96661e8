import { cut } from './byteRange';
import type { Answer, Question } from './exchange';
import type { Coding, Site, SiteFile } from './site';

/** What phones ask the server before anything else, as JSON. See README.md. */
export type Signpost = () => object;

const SIGNPOST_PATH = '/sandtable.json';
export const BROKER_PATH = '/mqtt';

/**
 * The app's styles are set by script and inline; mqtt.js keeps time in a worker made from a blob. A phone may be
 * sent to any broker by the link it opened. The fragment of that link is secret: no referrer, no frame, no base.
 */
const POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "media-src 'self' data: blob:",
  "font-src 'self' data:",
  "worker-src 'self' blob:",
  "connect-src 'self' ws: wss:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const ALWAYS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'content-security-policy': POLICY,
  'permissions-policy': 'camera=(self), microphone=(), geolocation=()',
};

export function answer(question: Question, site: Site, signpost: Signpost): Answer {
  if (!['GET', 'HEAD'].includes(question.method)) return plain(405, { allow: 'GET, HEAD' });
  const name = pathOf(question.url);
  if (name === undefined) return plain(400);
  if (name === SIGNPOST_PATH) return json(signpost());
  if (name === BROKER_PATH) return plain(426, { upgrade: 'websocket' });
  const file = site.files.get(name);
  if (file) return give(file, question);
  // An old page asking for a script that is gone must not be given the page instead.
  return isPartOfApp(name) ? plain(404) : give(site.page, question);
}

const isPartOfApp = (name: string): boolean => /^\/(_expo|assets)\//.test(name);

function pathOf(url: string): string | undefined {
  try {
    return decodeURIComponent(url.split(/[?#]/, 1)[0] ?? '/');
  } catch {
    return undefined;
  }
}

function give(file: SiteFile, { headers }: Question): Answer {
  // A part of a file counts its bytes as they are, not as they are coded.
  const coding =
    headers.range === undefined ? codingFor(file, headers['accept-encoding']) : undefined;
  const body = (coding && file.coded[coding]) ?? file.bytes;
  const etag = `"${file.tag}${coding ? `-${coding}` : ''}"`;
  const common = { ...ALWAYS, ...caching(file), etag };
  if (headers['if-none-match']?.includes(etag)) return { status: 304, headers: common };
  const typed = {
    ...common,
    'content-type': file.type,
    'accept-ranges': 'bytes',
    ...(coding ? { 'content-encoding': coding } : {}),
  };
  return cut({ body, headers: typed, etag }, headers) ?? whole(body, typed);
}

const whole = (body: Buffer, headers: Answer['headers']): Answer => ({
  status: 200,
  headers: { ...headers, 'content-length': body.length },
  body,
});

const caching = ({ isHashed, coded }: SiteFile) => ({
  'cache-control': isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
  ...(coded.gzip ? { vary: 'accept-encoding' } : {}),
});

/** Browsers offer brotli over https only, so on the LAN it is mostly gzip. */
function codingFor(file: SiteFile, accepted = ''): Coding | undefined {
  const wanted = new Map(
    accepted.split(',').map(it => {
      const [name = '', weight = ''] = it.split(';');
      return [name.trim().toLowerCase(), !/q=0(\.0*)?\s*$/.test(weight)];
    }),
  );
  return (['br', 'gzip'] as const).find(it => file.coded[it] && wanted.get(it));
}

function json(value: object): Answer {
  const headers = { ...ALWAYS, 'content-type': 'application/json', 'cache-control': 'no-store' };
  return whole(Buffer.from(JSON.stringify(value)), headers);
}

const plain = (status: number, headers: Answer['headers'] = {}): Answer => ({
  status,
  headers: { ...ALWAYS, ...headers, 'content-length': 0 },
});
