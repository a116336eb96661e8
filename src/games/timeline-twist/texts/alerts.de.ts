import type { en } from './alerts.en';

export const de: typeof en = {
  turn: 'Du bist dran, {{name}}.',
  fits: '{{date}}: passt.',
  misses: '{{date}}: passt nicht.',
  discarded: '{{date}}: abgelegt.',
  soon: 'Noch zehn Sekunden zum Beraten.',
  through: 'Der Sand ist durch.',
};
