import { plainText } from '../rules/search';

/** As written by `npm run licences`. */
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

/** Groups the parts that match the search by licence, the most common licence first. */
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
