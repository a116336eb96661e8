import { plainText } from '../rules/search';

/** As `npm run licences` writes it. */
export type LicensedPart = {
  readonly name: string;
  readonly version?: string;
  readonly licence: string;
  readonly holders: readonly string[];
  readonly in: readonly string[];
  /** Names of texts. */
  readonly texts: readonly string[];
};
export type Licences = {
  readonly parts: readonly LicensedPart[];
  readonly texts: Readonly<Record<string, string>>;
};
export type Group = { readonly licence: string; readonly parts: readonly LicensedPart[] };

/** The parts that were looked for, by their licence, the most common one first. */
export function groupsWith(parts: readonly LicensedPart[], wanted: string): readonly Group[] {
  const word = plainText(wanted.trim());
  const found = new Map<string, LicensedPart[]>();
  for (const part of parts) {
    if (!plainText(`${part.name} ${part.licence} ${part.holders.join(' ')}`).includes(word))
      continue;
    found.set(part.licence, [...(found.get(part.licence) ?? []), part]);
  }
  const groups = [...found].map(([licence, parts]) => ({ licence, parts }));
  return groups.sort((a, b) => b.parts.length - a.parts.length);
}
