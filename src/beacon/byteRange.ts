import type { IncomingHttpHeaders } from 'node:http';
import type { Answer } from './exchange';

interface Full {
  body: Buffer;
  headers: Answer['headers'];
  etag: string;
}

/** Safari plays no sound from a server that cannot send a part of it. Several parts at once nobody needs. */
export function cut({ body, headers, etag }: Full, asked: IncomingHttpHeaders): Answer | undefined {
  const match = /^bytes=(\d*)-(\d*)$/.exec(asked.range ?? '');
  const ifRange = asked['if-range'];
  if (!match || match[0] === 'bytes=-' || (ifRange !== undefined && ifRange !== etag))
    return undefined;
  const [from, to] = bounds(match[1] ?? '', match[2] ?? '', body.length);
  if (from > to)
    return { status: 416, headers: { ...headers, 'content-range': `bytes */${body.length}` } };
  const part = body.subarray(from, to + 1);
  const range = { 'content-range': `bytes ${from}-${to}/${body.length}` };
  return {
    status: 206,
    headers: { ...headers, ...range, 'content-length': part.length },
    body: part,
  };
}

/** The first byte and the last; without a first one, so many from the end. */
function bounds(first: string, last: string, size: number): [number, number] {
  if (first === '') return [Math.max(0, size - Number(last)), size - 1];
  return [Number(first), last === '' ? size - 1 : Math.min(Number(last), size - 1)];
}
