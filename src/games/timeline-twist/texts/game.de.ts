import type { en } from './game.en';

export const de: typeof en = {
  title: 'Timeline Twist',
  tagline:
    'Was war zuerst? Bringt die Momente der Geschichte in die richtige Reihenfolge: gegeneinander oder alle zusammen.',
  deck: 'Von Anfang an',
  motto: 'Was war zuerst?',
};
