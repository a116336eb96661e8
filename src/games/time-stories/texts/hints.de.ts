/** Vier Regeln für alle, die warten, jede mit höchstens zwölf Wörtern. */
export const de = {
  alone: {
    title: 'Nur für dich',
    text: 'Jede Karte liest nur eine Person. Erzähl sie in deinen Worten.',
  },
  time: {
    title: 'Zeit ist der Preis',
    text: 'Jede Einheit: würfeln, gehen oder nichts tun. Immer alle zusammen.',
  },
  dice: {
    title: 'Treffer nehmen Schilde',
    text: 'Sterne nehmen Schilde, Schädel schlagen zurück. Vorher siehst du die Chancen.',
  },
  again: {
    title: 'Scheitern heißt lernen',
    text: 'Der Lauf ist vorbei, euer Wissen bleibt. Noch einmal!',
  },
} as const;
