/** The screen on which players choose a lesson. */
export const lessonsEn = {
  title: 'Learn',
  lead: 'Alone and at your own pace: every lesson ends with a short match against the computer.',
  begin: 'Begin',
  beginName: 'Begin: {{lesson}}',
  again: 'Play again',
  againName: 'Play again: {{lesson}}',
  goOn: 'Go on',
  goOnName: 'Go on: {{lesson}}',
  anew: 'Start over',
  anewName: 'Start over: {{lesson}}',
  done: 'done',
  underWay: 'in progress',
  next: 'Next lesson: {{lesson}}',
};
