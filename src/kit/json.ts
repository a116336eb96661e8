/** What a text says; undefined, which is no JSON, where it is torn or nothing was written. */
export function jsonOf(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
