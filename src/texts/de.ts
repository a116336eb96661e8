import type { Texts } from './en';

export const de: Texts = {
  language: 'de',
  tagline: 'Brettspiele rund um die Zeit,\ngespielt am echten Tisch\nmit euren Handys.',
};
