import { MANIFESTS } from '@/games/manifests';

/** The folders, from src/, in which there is something to say: the app’s own, and one for each game. */
export const catalogueFolders = (): readonly string[] => [
  'texts',
  ...MANIFESTS.map(({ id }) => `games/${id}/texts`),
];
