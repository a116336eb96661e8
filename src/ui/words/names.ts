import { createWords } from './words';

type Names = Readonly<Record<string, string>>;

/** What may have been written down long ago: undefined where nobody calls it that any more. */
export function createNames<T extends Names>(
  name: string,
  languages: { readonly en: T; readonly de: Readonly<Record<keyof T, string>> },
) {
  const words = createWords<Names>(name, languages);
  return (language: string, wanted: string): string | undefined =>
    Object.keys(languages.en).includes(wanted) ? words.sayIn(language)(wanted) : undefined;
}
