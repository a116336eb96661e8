import type { en } from './hints.en';

export const de: Record<keyof typeof en, { title: string; text: string }> = {
  front: {
    title: 'Lies die Vorderseite',
    text: 'Jede Karte erzählt, was geschah. Wann, steht auf der Rückseite.',
  },
  gap: { title: 'Davor oder danach?', text: 'Leg eine Karte in die Lücke, in die sie gehört.' },
  turn: {
    title: 'Dreh sie um',
    text: 'Das Datum entscheidet. Was stimmt, bleibt in der Zeitleiste liegen.',
  },
  aloud: {
    title: 'Rätselt laut',
    text: 'Niemand kennt alle Jahreszahlen. Ratet, lacht, lasst euch überraschen.',
  },
};
