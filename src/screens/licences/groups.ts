import { plain } from '../rules/search';

/** As `npm run licences` writes it. */
export type Part = {
  readonly name: string;
  readonly version?: string;
  readonly licence: string;
  readonly holders: readonly string[];
  readonly in: readonly string[];
  /** Names of texts. */
  readonly texts: readonly string[];
};
export type Licences = {
  readonly parts: readonly Part[];
  readonly texts: Readonly<Record<string, string>>;
};
export type Group = { readonly licence: string; readonly parts: readonly Part[] };

/** The parts that were looked for, by their licence, the most common one first. */
export function groupsWith(parts: readonly Part[], wanted: string): readonly Group[] {
  const word = plain(wanted.trim());
  const found = new Map<string, Part[]>();
  for (const part of parts) {
    if (!plain(`${part.name} ${part.licence} ${part.holders.join(' ')}`).includes(word)) continue;
    found.set(part.licence, [...(found.get(part.licence) ?? []), part]);
  }
  const groups = [...found].map(([licence, parts]) => ({ licence, parts }));
  return groups.sort((a, b) => b.parts.length - a.parts.length);
}
