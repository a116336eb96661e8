/** The faces there are; how they look is fetched later. */
export const FACE_IDS = [
  'fox',
  'bear',
  'owl',
  'hare',
  'badger',
  'hedgehog',
  'lynx',
  'deer',
  'raven',
  'frog',
  'cat',
  'otter',
  'panda',
  'turtle',
  'whale',
  'mouse',
  'penguin',
  'lion',
] as const;

export type FaceId = (typeof FACE_IDS)[number];
/** Computers have one face for all, which nobody can choose. */
export type ShownFace = FaceId | 'computer';

/** The face of a player who has chosen none: the same name always gets the same one. */
export function usualFace(name: string): FaceId {
  const letters = [...name.trim()];
  const hash = letters.reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9_973, 0);
  return FACE_IDS[hash % FACE_IDS.length] ?? 'fox';
}
