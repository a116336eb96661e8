/** Where guided games are chosen. */
export const lessonsEn = {
  title: 'Learn it',
  lead: 'At your own pace, alone: every lesson ends in a little match against the computer.',
  begin: 'Begin',
  beginName: 'Begin: {{lesson}}',
  again: 'Once more',
  againName: 'Once more: {{lesson}}',
  goOn: 'Go on',
  goOnName: 'Go on: {{lesson}}',
  anew: 'From the start',
  anewName: 'From the start: {{lesson}}',
  done: 'done',
  underWay: 'under way',
  next: 'Next lesson: {{lesson}}',
};
