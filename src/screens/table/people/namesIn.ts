import type { useTableWords } from '../../tableWords';

/** Names in a sentence: “Ann, Bo and Cy”. */
export function namesIn(names: readonly string[], say: ReturnType<typeof useTableWords>): string {
  const [first = '', ...others] = names;
  const last = others[others.length - 1];
  if (last === undefined) return first;
  return say('people.and', { first: names.slice(0, -1).join(', '), last });
}
