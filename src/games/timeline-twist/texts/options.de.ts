import type { en } from './options.en';

export const de: typeof en = {
  way: 'Was ihr spielt',
  versus: 'Gegeneinander',
  aboutVersus:
    'Legt eure Karten in die richtigen Lücken: Wer als Einziger keine mehr hat, gewinnt.',
  together: 'Alle zusammen',
  aboutTogether:
    'Dreht eine Karte um, und ihr Datum findet seinen Platz, wenn es einen gibt. Schafft so viele wie möglich von 36.',
  tooFew: 'Gegeneinander braucht mindestens zwei Plätze.',
  deck: 'Karten',
  deckComing: 'eigene, noch unterwegs',
  first: {
    versus: 'Wer am jüngsten ist, beginnt.',
    together: 'Wer am ältesten ist, beginnt.',
    chance: 'Den Zufall entscheiden lassen',
    byChance: 'entscheidet der Zufall',
    name: 'Wer beginnt',
  },
  daily: 'Die Karten des Tages',
  aboutDaily:
    'Heute liegen an jedem Tisch, der so und mit gleich vielen Plätzen spielt, dieselben Karten.',
  talk: 'Eine Sanduhr für jeden Zug',
  aboutTalk: 'Ist ihr Sand durch, ist genug beraten. Gezwungen wird niemand.',
  no: 'nein',
};
