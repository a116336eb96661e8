import type { HttpAnswer, Headers, Sized } from './exchange';

interface Full<Bytes extends Sized> {
  body: Bytes;
  headers: HttpAnswer<Bytes>['headers'];
  etag: string;
}

/** Safari plays no sound from a server without ranges. No client needs several ranges at once. */
export function cutToRange<Bytes extends Sized>(
  { body, headers, etag }: Full<Bytes>,
  asked: Headers,
): HttpAnswer<Bytes> | undefined {
  const match = /^bytes=(\d*)-(\d*)$/.exec(asked.range ?? '');
  const ifRange = asked['if-range'];
  if (!match || match[0] === 'bytes=-' || (ifRange !== undefined && ifRange !== etag))
    return undefined;
  const [from, to] = bounds(match[1] ?? '', match[2] ?? '', body.length);
  if (from > to) {
    const none = { 'content-range': `bytes */${body.length}`, 'content-length': 0 };
    return { status: 416, headers: { ...headers, ...none } };
  }
  const range = { 'content-range': `bytes ${from}-${to}/${body.length}` };
  return {
    status: 206,
    headers: { ...headers, ...range, 'content-length': to + 1 - from },
    body: { of: body, from, to: to + 1 },
  };
}

/** The first and the last byte; without a first one, `last` counts from the end. */
function bounds(first: string, last: string, size: number): [number, number] {
  if (first === '') return [Math.max(0, size - Number(last)), size - 1];
  return [Number(first), last === '' ? size - 1 : Math.min(Number(last), size - 1)];
}
