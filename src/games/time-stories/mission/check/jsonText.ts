/** What can be known of a JSON text before it is parsed, so that no text of a stranger does harm. */

/** Where the string that begins here ends, behind its closing quote. */
export function stringEnd(text: string, from: number): number {
  for (let at = from + 1; ; at++) {
    at = text.indexOf('"', at);
    if (at < 0) return text.length;
    let first = at;
    while (text.charAt(first - 1) === '\\') first--;
    if ((at - first) % 2 === 0) return at + 1;
  }
}

/** More than a sound mission needs, and far from what a stack can bear. */
const MOST_DEEP = 60;

type Excess = 'too-deep' | 'too-many';

/**
 * Also finds what a later value with the same key hides from whoever looks at the parsed value.
 * An empty list counts as two values.
 */
export function whyNotParse(text: string, most = Infinity): Excess | undefined {
  const sign = /["[\]{},]/g;
  let [depth, values] = [0, 1];
  while (depth >= 0 && sign.test(text)) {
    const found = text.charAt(sign.lastIndex - 1);
    if (found === '"') sign.lastIndex = stringEnd(text, sign.lastIndex - 1);
    else if (found === ']' || found === '}') depth--;
    else values++;
    if (found === '[' || found === '{') depth++;
    if (depth > MOST_DEEP) return 'too-deep';
    if (values > most) return 'too-many';
  }
  return undefined;
}
