import type { Phone } from './phone';

/** What each phone sees when the match is over, and what its host knows it must see. */
export async function endsOf(host: Phone, phones: readonly Phone[]) {
  const { over } = (await host.until('over')) as { over: Record<string, string> };
  const ends = await Promise.all(phones.map(phone => phone.until('over')));
  return {
    seen: ends.map(({ over: view }) => view),
    known: ends.map(({ viewer }) => over[String(viewer)]),
  };
}

/** The kinds of all connections to the host. */
export const waysOf = (phones: readonly Phone[]): unknown[] =>
  phones.flatMap(({ facts }) => facts.flatMap(({ met }) => (met ? [met] : [])));
