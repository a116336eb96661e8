import { MANIFESTS } from '@/games/manifests';

/** Lists the folders with texts, relative to src/: the app’s own, and one per game. */
export const catalogueFolders = (): readonly string[] => [
  'texts',
  ...MANIFESTS.map(({ id }) => `games/${id}/texts`),
];
