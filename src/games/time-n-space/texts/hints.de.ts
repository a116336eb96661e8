import type { en } from './hints.en';

export const de: Record<keyof typeof en, { title: string; text: string }> = {
  glass: { title: 'Dreh ein Glas', text: 'Ist der Sand durch, heb es auf, und die Karte wirkt.' },
  together: {
    title: 'Alle zugleich',
    text: 'Gewartet wird nicht. Du hast zwei Gläser: Lass beide laufen.',
  },
  deliver: {
    title: 'Flieg zu den anderen',
    text: 'Erfüll Aufträge auf ihren Planeten. Jeder bringt dir seine Marke.',
  },
  talk: { title: 'Redet!', text: 'Sag laut, was du brauchst. Versprechen binden niemanden.' },
};
