/** The line of a JSON text at which each value begins, so that a fault can be found. */

import { stringEnd } from './jsonText';

/** Keys and indices joined by `/`. */
type Lines = ReadonlyMap<string, number>;

const PLAIN = /[^\s,:[\]{}"]+/y;

/** For a text that `JSON.parse` accepts and that is not too deep. */
export function linesOf(text: string): Lines {
  const lines = new Map<string, number>();
  const sign = /\S/g;
  let at = 0;
  let line = 1;
  const skip = (): string => {
    sign.lastIndex = at;
    const end = sign.test(text) ? sign.lastIndex - 1 : text.length;
    line += text.slice(at, end).split('\n').length - 1;
    at = end;
    return text.charAt(at);
  };
  const string = (): string => {
    const from = at;
    at = stringEnd(text, from);
    return text.slice(from, at);
  };
  const plain = (): void => {
    PLAIN.lastIndex = at;
    at += Math.max(1, PLAIN.exec(text)?.[0].length ?? 0);
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
    const key: unknown = JSON.parse(string());
    skip();
    at++;
    return String(key);
  };
  const value = (path: string): void => {
    const first = skip();
    lines.set(path, line);
    if (first === '{' || first === '[') list(path, first === '{' ? '}' : ']');
    else if (first === '"') string();
    else plain();
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
