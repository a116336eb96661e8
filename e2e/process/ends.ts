import type { Phone } from './phone';

/** What each phone sees when the match is over, and what its host knows that it is to see. */
export async function endsOf(host: Phone, phones: readonly Phone[]) {
  const { over } = (await host.until('over')) as { over: Record<string, string> };
  const ends = await Promise.all(phones.map(phone => phone.until('over')));
  return {
    seen: ends.map(({ over: view }) => view),
    known: ends.map(({ viewer }) => over[String(viewer)]),
  };
}

/** How each got to the host, every time it did. */
export const waysOf = (phones: readonly Phone[]): unknown[] =>
  phones.flatMap(({ facts }) => facts.flatMap(({ met }) => (met ? [met] : [])));
