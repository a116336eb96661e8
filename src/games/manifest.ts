/** All of a game that the app knows before it fetches the rest. */
export type Manifest = {
  readonly id: string;
  title(language: string): string;
  tagline(language: string): string;
};

type Names = { readonly title: string; readonly tagline: string };
type Spoken = { readonly en: Names; readonly de: Names };

/** A language that is not spoken here is answered in English. */
export const manifestOf = (id: string, { en, de }: Spoken): Manifest => ({
  id,
  title: language => (language === 'de' ? de : en).title,
  tagline: language => (language === 'de' ? de : en).tagline,
});
