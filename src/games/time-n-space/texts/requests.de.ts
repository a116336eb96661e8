import type { en } from './requests.en';

export const de: typeof en = {
  'could-use': {
    grey: 'Ich könnte Grau gebrauchen.',
    yellow: 'Ich könnte Gelb gebrauchen.',
    blue: 'Ich könnte Blau gebrauchen.',
    brown: 'Ich könnte Braun gebrauchen.',
  },
  'put-up': {
    grey: 'Leg einen grauen Auftrag aus: Ich übernehme ihn.',
    yellow: 'Leg einen gelben Auftrag aus: Ich übernehme ihn.',
    blue: 'Leg einen blauen Auftrag aus: Ich übernehme ihn.',
    brown: 'Leg einen braunen Auftrag aus: Ich übernehme ihn.',
  },
  bring: 'Ich bringe {{when}} {{cubes}}.',
  broughtCubes: {
    grey_one: 'einen grauen Würfel',
    grey_other: '{{count}} graue Würfel',
    yellow_one: 'einen gelben Würfel',
    yellow_other: '{{count}} gelbe Würfel',
    blue_one: 'einen blauen Würfel',
    blue_other: '{{count}} blaue Würfel',
    brown_one: 'einen braunen Würfel',
    brown_other: '{{count}} braune Würfel',
  },
  now: 'jetzt gleich',
  inMinutes_one: 'in einer Minute',
  inMinutes_other: 'in {{count}} Minuten',
  yes: 'Ja!',
  no: 'Nein, leider nicht.',
  thanks: 'Danke!',
  unknown: 'Hallo!',
  stem: {
    'could-use': 'Ich könnte … gebrauchen',
    bring: 'Ich bringe …',
    'put-up': 'Leg einen Auftrag aus, ich übernehme ihn:',
  },
  count: 'Wie viele',
  when: 'Wann',
};
