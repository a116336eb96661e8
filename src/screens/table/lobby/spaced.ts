/** In two parts, which are easier to remember and to read aloud. */
export function spaced(code: string): string {
  const first = code.length > 6 ? 3 : 2;
  return `${code.slice(0, first)} ${code.slice(first)}`;
}
