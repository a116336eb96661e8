import { createWords } from './words';

type Names = Readonly<Record<string, string>>;

/**
 * Looks up names that may have been saved by an older version: undefined if a name no longer
 * exists.
 */
export function createNames<T extends Names>(
  name: string,
  languages: { readonly en: T; readonly de: Readonly<Record<keyof T, string>> },
) {
  const words = createWords<Names>(name, languages);
  return (language: string, wanted: string): string | undefined =>
    Object.keys(languages.en).includes(wanted) ? words.sayIn(language)(wanted) : undefined;
}
