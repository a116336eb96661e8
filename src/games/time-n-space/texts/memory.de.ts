import type { en } from './memory.en';

export const de: typeof en = {
  'glass-left': 'Linke Sanduhr lief',
  'glass-right': 'Rechte Sanduhr lief',
  'orders-placed': 'Eigene Aufträge im Spiel',
  'orders-filled': 'Aufträge anderer erfüllt',
  'colours-scored': 'Gewertete Farben',
};
