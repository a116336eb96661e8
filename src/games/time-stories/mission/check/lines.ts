/** The line of a JSON text at which each value begins, so that a fault can be found. */

/** Keys and indices joined by `/`. */
type Lines = ReadonlyMap<string, number>;

const STRING = /"(?:[^"\\]|\\.)*"/y;
const PLAIN = /[^\s,:[\]{}"]+/y;

/** For a text that `JSON.parse` accepts. */
export function linesOf(text: string): Lines {
  const lines = new Map<string, number>();
  let at = 0;
  let line = 1;
  const skip = (): string => {
    while (/\s/.test(text.charAt(at))) line += text.charAt(at++) === '\n' ? 1 : 0;
    return text.charAt(at);
  };
  const word = (pattern: RegExp): string => {
    pattern.lastIndex = at;
    const [found = ''] = pattern.exec(text) ?? [];
    at += Math.max(1, found.length);
    return found;
  };
  const list = (path: string, end: string): void => {
    at++;
    for (let n = 0; skip() !== end && at < text.length; n++) {
      const key = end === ']' ? String(n) : keyRead();
      value(path === '' ? key : `${path}/${key}`);
      if (skip() === ',') at++;
    }
    at++;
  };
  const keyRead = (): string => {
    const key: unknown = JSON.parse(word(STRING));
    skip();
    at++;
    return String(key);
  };
  const value = (path: string): void => {
    const first = skip();
    if (!lines.has(path)) lines.set(path, line);
    if (first === '{' || first === '[') list(path, first === '{' ? '}' : ']');
    else word(first === '"' ? STRING : PLAIN);
  };
  value('');
  return lines;
}

/** The line of the value or, if it is missing, of the nearest one around it. */
export function lineOf(lines: Lines, path: readonly PropertyKey[]): number {
  const found = lines.get(path.map(String).join('/'));
  if (found !== undefined || path.length === 0) return found ?? 1;
  return lineOf(lines, path.slice(0, -1));
}
