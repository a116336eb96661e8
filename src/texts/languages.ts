const SPOKEN = ['en', 'de'] as const;
type Language = (typeof SPOKEN)[number];

/** The first of the wanted languages that we speak; English if there is none. */
export const languageFor = (wanted: readonly (string | null)[]): Language =>
  wanted.map(it => SPOKEN.find(ours => ours === it)).find(ours => ours !== undefined) ?? 'en';
