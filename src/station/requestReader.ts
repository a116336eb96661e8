/** Reads requests from the bytes of one connection, and refuses what no browser asks of us. */
import { HTTPParser } from 'http-parser-js';
import type { Question } from './exchange';

export interface Request extends Question {
  readonly staysOpen: boolean;
  /** Wants to speak another language from here on. */
  readonly isUpgrade: boolean;
}

export type Refused = 400 | 413 | 431;

export type Read =
  /** `rest`: what came behind an upgrade, in the other language. */
  { readonly requests: readonly Request[]; readonly rest?: Buffer; readonly refused?: Refused };

export interface RequestReader {
  /** After a refusal or an upgrade there is nothing more to read. */
  read(bytes: Buffer): Read;
  /** Nothing of a next request has come. */
  isBetween(): boolean;
}

const TOO_LONG = 'max header size exceeded';

class WithBody extends Error {}

export function createRequestReader(headerBytes: number): RequestReader {
  const parser = new HTTPParser(HTTPParser.REQUEST);
  parser.maxHeaderSize = headerBytes;
  let found: Request[] = [];
  let isBetween = true;
  parser[HTTPParser.kOnHeadersComplete] = info => {
    const { method, url, headers, upgrade, shouldKeepAlive } = info;
    const named = byName(headers);
    if (hasBody(named)) throw new WithBody();
    const name = HTTPParser.methods[method] ?? '';
    found.push({
      method: name,
      url,
      headers: named,
      staysOpen: shouldKeepAlive,
      isUpgrade: upgrade,
    });
    return upgrade ? 2 : 0; // 2: what follows is not for this parser
  };
  parser[HTTPParser.kOnMessageComplete] = () => void (isBetween = true);

  function execute(bytes: Buffer): number | Refused | Error {
    isBetween = false;
    try {
      return parser.execute(bytes);
    } catch (error) {
      if (error instanceof WithBody) return error;
      throw error;
    }
  }

  return {
    isBetween: () => isBetween,
    read(bytes) {
      found = [];
      const used = execute(bytes);
      const requests = found;
      if (typeof used !== 'number') return { requests, refused: refusalOf(used) };
      const isUpgrade = requests[requests.length - 1]?.isUpgrade ?? false;
      return isUpgrade ? { requests, rest: bytes.subarray(used) } : { requests };
    },
  };
}

function refusalOf(error: Error): Refused {
  if (error instanceof WithBody) return 413;
  return error.message === TOO_LONG ? 431 : 400;
}

/** We are only ever asked for something. */
const hasBody = (headers: Question['headers']): boolean =>
  headers['transfer-encoding'] !== undefined || !/^0*$/.test(headers['content-length'] ?? '');

/** In small letters; of two with one name the first counts, as nobody needs the second. */
function byName(list: readonly string[]): Record<string, string> {
  const headers = Object.create(null) as Record<string, string>;
  for (let n = 0; n + 1 < list.length; n += 2) {
    const name = (list[n] ?? '').toLowerCase();
    headers[name] ??= list[n + 1] ?? '';
  }
  return headers;
}
