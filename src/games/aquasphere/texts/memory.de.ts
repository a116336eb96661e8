import type { en } from './memory.en';

export const de: typeof en = {
  octopods: 'Punkte für gefangene Oktopoden',
  submarines: 'U-Boote im Einsatz',
  cards: 'Forschungskarten',
  expansions: 'Laborteile',
  fields: 'Sektoren am Ende unter Kontrolle',
  interim: 'Punkte in den Zwischenwertungen',
  lost: 'Punkte vor roten Linien verloren',
};
