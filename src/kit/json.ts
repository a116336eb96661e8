/** Parses JSON; undefined, which is no JSON value, if the text is missing or broken. */
export function jsonOf(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
