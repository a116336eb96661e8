import { type Bag, isBag } from './keys';

/**
 * The outcome of decoding input at a border: the value, or a sentence about what is wrong with it.
 */
export type Decoded<T> = { ok: true; value: T } | { ok: false; problem: string };

export const wrong = (problem: string) => ({ ok: false, problem }) as const;

type Issue = { readonly path: readonly PropertyKey[]; readonly message: string };
type Shape<T> = {
  safeParse(
    input: unknown,
  ): { success: true; data: T } | { success: false; error: { issues: readonly Issue[] } };
};

export function decoded<T>(shape: Shape<T>, input: unknown): Decoded<T> {
  const parsed = shape.safeParse(input);
  if (parsed.success) return { ok: true, value: parsed.data };
  return { ok: false, problem: parsed.error.issues.map(problemOf).join('; ') };
}

/** The path, if it is in some part, and the message. */
export const problemOf = ({ path, message }: Issue): string =>
  path.length > 0 ? `${path.map(String).join('.')}: ${message}` : message;

/** Keeps every part of the input that can be decoded by itself, and drops the rest. */
export function decodedParts<T>(
  decode: (input: unknown) => Decoded<T>,
  parts: readonly string[],
  input: unknown,
): T {
  const given: Bag = isBag(input) ? input : {};
  const readable = parts.filter(part => decode({ [part]: given[part] }).ok);
  const read = decode(Object.fromEntries(readable.map(part => [part, given[part]])));
  if (!read.ok) throw new Error(`the parts fit, the whole does not: ${read.problem}`);
  return read.value;
}
