import type { lessonsEn } from './lessons.en';

export const lessonsDe: typeof lessonsEn = {
  title: 'Lernen',
  lead: 'Allein und in deinem Tempo: Jede Lektion endet mit einer kurzen Partie gegen den Computer.',
  begin: 'Beginnen',
  beginName: 'Beginnen: {{lesson}}',
  again: 'Noch einmal',
  againName: 'Noch einmal: {{lesson}}',
  goOn: 'Weitermachen',
  goOnName: 'Weitermachen: {{lesson}}',
  anew: 'Von vorn',
  anewName: 'Von vorn: {{lesson}}',
  done: 'geschafft',
  underWay: 'angefangen',
  next: 'Nächste Lektion: {{lesson}}',
};
