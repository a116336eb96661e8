import { de as table } from '../../tableWhy';
import type { en } from './why.en';

type Said<T> = { readonly [K in keyof T]: T[K] extends string ? string : Said<T[K]> };

export const de: Said<typeof en> = {
  over: 'Die Partie ist zu Ende.',
  'not-this-way': {
    versus: 'Ihr spielt gegeneinander: Leg die Karte zuerst in eine Lücke.',
    together: 'Ihr spielt zusammen: Eine Karte findet ihren Platz durch ihr Datum.',
  },
  'not-your-turn': 'Du bist nicht dran: {{name}} überlegt noch.',
  'not-before-you': 'Diese Karte liegt nicht vor dir.',
  'no-such-gap': 'Diese Lücke gibt es im Zeitstrahl nicht mehr. Such dir eine andere.',
  'lies-sideways': 'Diese Karte passt nirgends mehr: Sie kann nur noch abgelegt werden.',
  'already-tried': 'Du hast schon eine Karte umgedreht: In diesem Zug kannst du keine ablegen.',
  'other-sign':
    'Auf dem Ablagestapel liegt: {{need}}. Deine Karte trägt: {{sign}}. Beide müssen gleich sein.',
  'lay-one-first': 'Erst muss eine Karte ihren Platz finden.',
  ...table,
};
