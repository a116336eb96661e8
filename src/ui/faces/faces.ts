/** The faces of players, as data. */
import { keysOf } from '@/kit/keys';
import { farAndNear } from './farAndNear';
import { woodland } from './woodland';

export const FACE_DRAWINGS = { ...woodland, ...farAndNear };

export type FaceId = keyof typeof FACE_DRAWINGS;

export const FACE_IDS = keysOf(FACE_DRAWINGS);

/** The face of a player who has chosen none: the same name always gets the same one. */
export function usualFace(name: string): FaceId {
  const letters = [...name.trim()];
  const hash = letters.reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9_973, 0);
  return FACE_IDS[hash % FACE_IDS.length] ?? 'fox';
}
