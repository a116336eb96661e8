/**
 * The table server that this page came from, and the address of its broker; undefined without a
 * server.
 */
import { z } from 'zod';
import type { ServerPlace } from './placeOf';
import { serverPlaceOf } from './placeOf';

const signpost = z.lazy(() =>
  z.object({ broker: z.string().nullable(), addresses: z.array(z.string()) }),
);
const PATIENCE_MS = 4_000;

export async function findPlace(server: string): Promise<ServerPlace | undefined> {
  const origin = server === '' ? ownOrigin() : server.replace(/\/+$/, '');
  if (origin === undefined) return undefined;
  try {
    const response = await fetch(`${origin}/sandtable.json`, { signal: patience() });
    return serverPlaceOf(origin, signpost.parse(await response.json()));
  } catch {
    return undefined;
  }
}

/** True if there is a table server, whether or not it answers. */
export const hasPlace = (server: string): boolean => server !== '' || ownOrigin() !== undefined;

/** An installed app comes from no server. */
const ownOrigin = (): string | undefined =>
  typeof location === 'undefined' || !/^https?:/.test(location.origin)
    ? undefined
    : location.origin;

/** Does not use AbortSignal.timeout, which the browsers of TVs are too old for. */
function patience(): AbortSignal {
  const control = new AbortController();
  setTimeout(() => control.abort(), PATIENCE_MS);
  return control.signal;
}
