const SPOKEN = ['en', 'de'] as const;
type Language = (typeof SPOKEN)[number];

/** Returns the first wanted language that the app has, or English. */
export const languageFor = (wanted: readonly (string | null)[]): Language =>
  wanted.map(it => SPOKEN.find(ours => ours === it)).find(ours => ours !== undefined) ?? 'en';
