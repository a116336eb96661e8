import type { en } from './map.en';

export const de: typeof en = {
  name: 'Sternenkarte',
  wants: 'sucht {{orders}}',
  wantsNothing: 'sucht nichts',
  want: {
    grey: '{{value}} Grau',
    yellow: '{{value}} Gelb',
    blue: '{{value}} Blau',
    brown: '{{value}} Braun',
  },
  bonus: 'hier liegt eine Bonusmarke',
  top: 'oben liegt: {{tile}}',
  left_one: 'noch {{count}} Plättchen',
  left_other: 'noch {{count}} Plättchen',
  noTiles: 'keine Plättchen',
  here: 'hier: {{seats}}',
  canGo: 'von hier erreichbar',
  arriving: 'gerade im Anflug: {{seats}}',
  together: '{{seats}} kommen gleichzeitig an: {{owner}} entscheidet, wer zuerst drankommt',
  anew: '{{seats}} kamen gleichzeitig an: {{seat}} wählt neu',
  shipAt: '{{ship}}, Standort: {{place}}',
  shipStays: '{{ship}}, Standort: {{place}}, mit einer Sanduhr darauf',
  shipFlies: '{{ship}}, unterwegs. Start: {{from}}. Ziel: {{to}}',
};
