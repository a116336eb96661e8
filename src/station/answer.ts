import { BROKER_PATH } from '../protocol/brokerRules';
import { cutToRange } from './httpRange';
import type { HttpAnswer, Sized, HttpRequest } from './exchange';
import type { Coding, OwnSite, SiteFile } from './site';

/** Returns what a phone asks first, as JSON; src/beacon/README.md explains the fields. */
export type Signpost = () => {
  readonly version: string;
  readonly broker: string | null;
  readonly addresses: readonly string[];
};

const SIGNPOST_PATH = '/sandtable.json';

/**
 * The app sets styles by script and inline; mqtt.js keeps time in a worker made from a blob. The
 * opened link may lead a phone to any broker. The link's fragment is secret: no referrer, no frame,
 * no base.
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

export function encodeAnswer<Bytes extends Sized>(
  question: HttpRequest,
  site: OwnSite<Bytes>,
  signpost: Signpost,
): HttpAnswer<Bytes> {
  if (!['GET', 'HEAD'].includes(question.method)) return plainAnswer(405, { allow: 'GET, HEAD' });
  const name = pathOf(question.url);
  if (name === undefined) return plainAnswer(400);
  if (name === SIGNPOST_PATH) return json(signpost());
  if (name === BROKER_PATH) return plainAnswer(426, { upgrade: 'websocket' });
  const file = site.files.get(name);
  if (file) return give(file, question);
  // An old page that requests a removed script must get an error, not the page.
  if (isPartOfApp(name)) return plainAnswer(404);
  return site.page ? give(site.page, question) : text(503, NO_APP);
}

/** For people who open the address of a phone that has no web pages to serve. */
const NO_APP =
  'The app on this phone carries no web pages: open the invitation in the Sandtable app.\n';
const ONLY_GZIP = 'This file is kept as gzip only: ask for it with accept-encoding: gzip.\n';

const isPartOfApp = (name: string): boolean => /^\/(_expo|assets)\//.test(name);

function pathOf(url: string): string | undefined {
  try {
    return decodeURIComponent(url.split(/[?#]/, 1)[0] ?? '/');
  } catch {
    return undefined;
  }
}

function give<Bytes extends Sized>(
  file: SiteFile<Bytes>,
  { headers }: HttpRequest,
): HttpAnswer<Bytes> {
  // A range counts the bytes of the plain file, not of a compressed one.
  const isPart = headers['range'] !== undefined && file.bytes !== undefined;
  const coding = isPart ? undefined : codingFor(file, headers['accept-encoding']);
  const body = coding ? file.coded[coding] : file.bytes;
  if (!body) return text(406, ONLY_GZIP);
  const etag = `"${file.tag}${coding ? `-${coding}` : ''}"`;
  const common = { ...ALWAYS, ...caching(file), etag };
  if (headers['if-none-match']?.includes(etag)) return { status: 304, headers: common };
  const typed = {
    ...common,
    'content-type': file.type,
    'accept-ranges': 'bytes',
    ...(coding ? { 'content-encoding': coding } : {}),
  };
  const part = isPart ? cutToRange({ body, headers: typed, etag }, headers) : undefined;
  return part ?? whole(body, typed);
}

const whole = <Bytes extends Sized>(
  of: Bytes,
  headers: HttpAnswer<Bytes>['headers'],
): HttpAnswer<Bytes> => ({
  status: 200,
  headers: { ...headers, 'content-length': of.length },
  body: { of, from: 0, to: of.length },
});

const caching = ({ isHashed, coded }: SiteFile<Sized>) => ({
  'cache-control': isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
  ...(coded.gzip ? { vary: 'accept-encoding' } : {}),
});

/** Browsers offer brotli over https only, so on the LAN it is mostly gzip. */
function codingFor(file: SiteFile<Sized>, accepted = ''): Coding | undefined {
  const wanted = new Map(
    accepted.split(',').map(it => {
      const [name = '', weight = ''] = it.split(';');
      return [name.trim().toLowerCase(), !/q=0(\.0*)?\s*$/.test(weight)];
    }),
  );
  return (['br', 'gzip'] as const).find(it => file.coded[it] && wanted.get(it));
}

function json(value: object): HttpAnswer<never> {
  const body = JSON.stringify(value).replace(/[^ -~]/g, escaped);
  const headers = { ...ALWAYS, 'content-type': 'application/json', 'cache-control': 'no-store' };
  return { status: 200, headers: { ...headers, 'content-length': body.length }, body };
}

const escaped = (letter: string): string =>
  `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;

function text(status: number, body: string): HttpAnswer<never> {
  const type = { 'content-type': 'text/plain', 'cache-control': 'no-store' };
  return { status, headers: { ...ALWAYS, ...type, 'content-length': body.length }, body };
}

export const plainAnswer = (
  status: number,
  headers: HttpAnswer<never>['headers'] = {},
): HttpAnswer<never> => ({
  status,
  headers: { ...ALWAYS, ...headers, 'content-length': 0 },
});
