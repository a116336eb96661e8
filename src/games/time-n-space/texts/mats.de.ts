import type { en } from './mats.en';

export const de: typeof en = {
  name: 'Die Kontrollzentren der anderen',
  mat: '{{name}}, {{seat}}',
  soFar_one: 'bisher {{count}} Punkt',
  soFar_other: 'bisher {{count}} Punkte',
  away: 'gerade weg',
  bot: 'Computer',
  glass: '{{glass}}: {{place}}',
  glassFree: '{{glass}}: frei',
  atPlace: 'Standort: {{place}}',
  onTheWay: 'unterwegs, Ziel: {{place}}',
  research: 'Forschungsstation: {{tile}}',
  researchEmpty: 'Forschungsstation: leer',
  above: 'Oben',
  aboveName: 'Noch oben: {{orders}}',
  aboveNone: 'Nichts mehr oben',
  below: 'Verdient',
  belowName: 'Verdient: {{orders}}',
  belowNone: 'Noch nichts verdient',
  times: '{{count}} × {{what}}',
};
