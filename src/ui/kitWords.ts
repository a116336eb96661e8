import { createWords } from './words/words';

/** What the parts themselves say. */
export const kitWords = createWords('ui', {
  en: {
    close: 'Close',
    back: 'Back',
    less: '{{of}}: less',
    more: '{{of}}: more',
    percent: '{{count}} %',
  },
  de: {
    close: 'Schließen',
    back: 'Zurück',
    less: '{{of}}: weniger',
    more: '{{of}}: mehr',
    percent: '{{count}} %',
  },
});
