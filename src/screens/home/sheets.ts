/** Sheets of the home screen; the code of each is loaded when it is first opened. */
import { laterSheet } from '../later';

export const HostSheet = laterSheet('host', async () => (await import('./HostSheet')).HostSheet);
export const LearnSheet = laterSheet(
  'learn',
  async () => (await import('../lesson/LearnSheet')).LearnSheet,
);
export const LastStanding = laterSheet(
  'last standing',
  async () => (await import('./LastStanding')).LastStanding,
);
export const LetGo = laterSheet('let go', async () => (await import('./LetGo')).LetGo);
export const PractiseSheet = laterSheet(
  'practise',
  async () => (await import('./PractiseSheet')).PractiseSheet,
);
