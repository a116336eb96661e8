import type { en } from './why.en';

type Said<T> = { readonly [K in keyof T]: T[K] extends string ? string : Said<T[K]> };

export const de: Said<typeof en> = {
  over: 'Die Partie ist zu Ende.',
  'not-this-way': {
    versus: 'Ihr spielt gegeneinander: Leg die Karte zuerst in eine Lücke.',
    together: 'Ihr spielt zusammen: Den Platz einer Karte findet der Tisch.',
  },
  'not-your-turn': 'Du bist nicht dran: {{name}} überlegt noch.',
  'not-before-you': 'Diese Karte liegt nicht vor dir.',
  'no-such-gap': 'Diese Lücke gibt es im Zeitstrahl nicht mehr. Such dir eine andere.',
  'lies-sideways': 'Diese Karte passt nirgends mehr: Sie kann nur noch abgelegt werden.',
  'already-tried': 'Du hast schon eine Karte umgedreht: In diesem Zug kannst du keine ablegen.',
  'other-sign':
    'Auf dem Ablagestapel liegt: {{need}}. Deine Karte trägt: {{sign}}. Beide müssen gleich sein.',
  'lay-one-first': 'Erst muss eine Karte ihren Platz finden.',
  paused: 'Der Tisch macht Pause: Bis es weitergeht, geschieht nichts.',
  'not-dealt-yet': 'Die Partie ist noch nicht aufgebaut.',
  'not-an-act': 'Das hat der Tisch nicht verstanden. Ist das die neueste App?',
  'not-at-this-table': 'Dieser Platz spielt in der Partie nicht mit.',
  'not-your-seat': 'Diesen Platz hat jetzt jemand anderes.',
  'no-such-seat': 'Auf diesem Platz sitzt niemand.',
  'sits-elsewhere': 'Du spielst jetzt auf einem anderen Gerät.',
  'time-runs-backwards': 'Der Tisch war einen Augenblick voraus. Versuch es noch einmal.',
  'finger-out-of-time': 'Die Uhren waren sich kurz uneins. Versuch es noch einmal.',
  stale: 'Der Tisch hat sich inzwischen verändert. Schau noch einmal hin.',
  'refused-long-ago': 'Das wurde schon vor einer Weile abgelehnt.',
  'too-many-requests': 'Deine letzten Wünsche stehen noch da. Warte einen Moment.',
  'too-fast': 'Das war zu viel auf einmal. Versuch es langsamer.',
  'too-large': 'Das war zu viel für eine Nachricht.',
  unknown: 'Das hat der Tisch abgelehnt ({{code}}).',
};
