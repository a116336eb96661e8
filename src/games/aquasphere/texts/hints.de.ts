import type { en } from './hints.en';

/** Vier Regeln für alle, die warten, jede mit höchstens zwölf Wörtern. */
export const de: typeof en = {
  programme: {
    title: 'Bots programmieren',
    text: 'Schritt für Schritt durch die Zentrale: Jeder Raum programmiert einen Bot.',
  },
  place: {
    title: 'Bots einsetzen',
    text: 'Dein Bot übernimmt einen Sektor und führt dort seine Aktion aus.',
  },
  line: {
    title: 'Rote Linien',
    text: 'Jede auf der Leiste kostet einen Kristall. Heb welche auf.',
  },
  octopods: {
    title: 'Vorsicht, Oktopoden',
    text: 'Gefangen bringen sie Punkte. In deinen Sektoren übrig kosten sie welche.',
  },
};
