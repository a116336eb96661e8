/** Finds titles that players could mistake for one another at a glance. */

/** Shorter words carry no meaning: the, and, die, und. */
const GLUE = 4;
const MOST_SHARED = 0.66;
const FEWEST_CHANGES = 3;

type Pair = readonly [one: string, other: string];

export function alikeIn(titles: readonly string[]): Pair[] {
  const known = titles.map(title => ({ title, text: plain(title), words: wordsOf(title) }));
  return known.flatMap((one, n) =>
    known
      .slice(n + 1)
      .filter(
        other => isClose(one.text, other.text) || shared(one.words, other.words) > MOST_SHARED,
      )
      .map((other): Pair => [one.title, other.title]),
  );
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const wordsOf = (text: string): Set<string> =>
  new Set(
    plain(text)
      .split(' ')
      .filter(word => word.length >= GLUE),
  );

/** Share of all words of two titles that are in both. */
function shared(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const both = [...one].filter(word => other.has(word)).length;
  const all = one.size + other.size - both;
  return all === 0 ? 0 : both / all;
}

/** True if inserting, deleting or changing a letter or two turns one word into the other. */
function isClose(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) >= FEWEST_CHANGES) return false;
  let row = Array.from({ length: other.length + 1 }, (_, n) => n);
  for (let y = 1; y <= one.length; y += 1) {
    if (Math.min(...row) >= FEWEST_CHANGES) return false;
    row = nextRow(row, one[y - 1] ?? '', other, y);
  }
  return (row[other.length] ?? 0) < FEWEST_CHANGES;
}

/** Computes the next row of Levenshtein's table of edit distances. */
function nextRow(row: readonly number[], letter: string, other: string, y: number): number[] {
  const next = [y];
  for (let x = 1; x <= other.length; x += 1) {
    const swap = (row[x - 1] ?? 0) + (letter === other[x - 1] ? 0 : 1);
    next.push(Math.min(swap, (row[x] ?? 0) + 1, (next[x - 1] ?? 0) + 1));
  }
  return next;
}
