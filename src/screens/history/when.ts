/** The day of an evening, as one says it. */
export const dayWords = (when: string, language: string): string =>
  new Date(when).toLocaleDateString(language, { day: 'numeric', month: 'short', year: 'numeric' });
