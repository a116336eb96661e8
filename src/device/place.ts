/** The table server this page came from, and where its broker is; undefined if it came from nowhere. */
import { z } from 'zod';
import type { ServerPlace } from './placeOf';
import { serverPlaceOf } from './placeOf';

const signpost = z.object({ broker: z.string().nullable(), addresses: z.array(z.string()) });
const PATIENCE_MS = 4_000;

export async function findPlace(server: string): Promise<ServerPlace | undefined> {
  const origin = server === '' ? ownOrigin() : server.replace(/\/+$/, '');
  if (origin === undefined) return undefined;
  try {
    const told = await fetch(`${origin}/sandtable.json`, { signal: patience() });
    return serverPlaceOf(origin, signpost.parse(await told.json()));
  } catch {
    return undefined;
  }
}

/** An app that was installed comes from no server. */
const ownOrigin = (): string | undefined =>
  typeof location === 'undefined' || !/^https?:/.test(location.origin)
    ? undefined
    : location.origin;

/** Not AbortSignal.timeout: the browsers in television sets are older than that. */
function patience(): AbortSignal {
  const control = new AbortController();
  setTimeout(() => control.abort(), PATIENCE_MS);
  return control.signal;
}
