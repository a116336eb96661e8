import type { en } from './memory.en';

export const de: typeof en = {
  right: 'Karten richtig',
  turned: 'Karten umgedreht',
  line: 'Karten im Zeitstrahl',
  gaps: 'Karten in der Lückenreihe',
  discards: 'Karten abgelegt',
};
