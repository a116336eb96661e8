/** The date of a match, in the player's language. */
export const dayWords = (when: string, language: string): string =>
  new Date(when).toLocaleDateString(language, { day: 'numeric', month: 'short', year: 'numeric' });
