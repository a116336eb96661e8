/**
 * Reads requests from the bytes of one connection, and refuses everything a browser never asks of
 * us.
 */
import { HTTPParser } from 'http-parser-js';
import type { HttpRequest } from './exchange';

export interface ReadRequest extends HttpRequest {
  readonly staysOpen: boolean;
  /** Asks to switch to another protocol. */
  readonly isUpgrade: boolean;
}

type Refused = 400 | 413 | 431;

type Read =
  /** `rest` holds the bytes behind an upgrade, in the new protocol. */
  { readonly requests: readonly ReadRequest[]; readonly rest?: Buffer; readonly refused?: Refused };

interface RequestReader {
  /** After a refusal or an upgrade there is nothing more to read. */
  read(bytes: Buffer): Read;
  /** True while no part of a next request has arrived. */
  isBetween(): boolean;
}

class Refusal extends Error {
  constructor(readonly status: Refused) {
    super(String(status));
  }
}

export function createRequestReader(headerBytes: number): RequestReader {
  const parser = new HTTPParser(HTTPParser.REQUEST);
  let found: ReadRequest[] = [];
  let isBetween = true;
  /**
   * Bytes of a request that is not complete yet. The parser resets its own limit after each
   * request.
   */
  let unread = 0;
  parser[HTTPParser.kOnHeadersComplete] = info => {
    const { method, url, headers, upgrade, shouldKeepAlive } = info;
    const length = headers.reduce((sum, it) => sum + it.length, url.length);
    if (length > headerBytes) throw new Refusal(431);
    const named = byName(headers);
    if (hasBody(named)) throw new Refusal(413);
    const name = HTTPParser.methods[method] ?? '';
    found.push({
      method: name,
      url,
      headers: named,
      staysOpen: shouldKeepAlive,
      isUpgrade: upgrade,
    });
    return upgrade ? 2 : 0; // 2 tells the parser that the rest is not HTTP
  };
  parser[HTTPParser.kOnMessageComplete] = () => {
    isBetween = true;
    unread = 0;
  };

  /** Returns how many bytes the parser used, or why it stopped. */
  function execute(bytes: Buffer): { used: number } | { refused: Refused } {
    isBetween = false;
    unread += bytes.length;
    try {
      const used = parser.execute(bytes);
      if (typeof used !== 'number') return { refused: 400 };
      return unread > headerBytes ? { refused: 431 } : { used };
    } catch (error) {
      if (error instanceof Refusal) return { refused: error.status };
      throw error;
    }
  }

  return {
    isBetween: () => isBetween,
    read(bytes) {
      found = [];
      const done = execute(bytes);
      const requests = found;
      if ('refused' in done) return { requests, refused: done.refused };
      const isUpgrade = requests[requests.length - 1]?.isUpgrade ?? false;
      return isUpgrade ? { requests, rest: bytes.subarray(done.used) } : { requests };
    },
  };
}

/** Requests with a body are refused: clients only ever fetch. */
const hasBody = (headers: HttpRequest['headers']): boolean =>
  headers['transfer-encoding'] !== undefined || !/^0*$/.test(headers['content-length'] ?? '');

/** In lower case; of two headers with one name the first counts, as nobody needs the second. */
function byName(list: readonly string[]): Record<string, string> {
  const headers: Record<string, string> = Object.create(null);
  for (let n = 0; n + 1 < list.length; n += 2) {
    const name = (list[n] ?? '').toLowerCase();
    headers[name] ??= list[n + 1] ?? '';
  }
  return headers;
}
