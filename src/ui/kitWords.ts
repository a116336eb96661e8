import { createWords } from './words/words';

/** The words of the components themselves. */
export const kitWords = createWords('ui', {
  en: {
    close: 'Close',
    back: 'Back',
    less: '{{of}}: less',
    more: '{{of}}: more',
    percent: '{{count}} %',
    unfetched: {
      unreachable: 'This part of the app could not be loaded.',
      gone: 'Sandtable has been updated since you opened it.',
    },
    unfetchedDo: {
      unreachable: 'Check your Wi-Fi. We keep trying.',
      gone: 'Reload it to go on; your seat and your match are kept.',
    },
    tryNow: 'Try now',
    reload: 'Reload',
    dismiss: 'All right',
    glassTime: 'How long it runs',
    seconds: '{{count}} s',
    noGlass: 'none',
  },
  de: {
    close: 'Schließen',
    back: 'Zurück',
    less: '{{of}}: weniger',
    more: '{{of}}: mehr',
    percent: '{{count}} %',
    unfetched: {
      unreachable: 'Dieser Teil der App lässt sich nicht laden.',
      gone: 'Sandtable wurde erneuert, seit du es geöffnet hast.',
    },
    unfetchedDo: {
      unreachable: 'Prüfe dein WLAN. Wir versuchen es weiter.',
      gone: 'Lade es neu, dann geht es weiter; dein Platz und deine Partie bleiben.',
    },
    tryNow: 'Jetzt versuchen',
    reload: 'Neu laden',
    dismiss: 'Alles klar',
    glassTime: 'Wie lange sie läuft',
    seconds: '{{count}} s',
    noGlass: 'keine',
  },
});
