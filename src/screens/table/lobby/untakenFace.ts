import type { TablePlace } from '@/games/board';
import { FACE_IDS, type FaceId } from '@/ui/faces/faces';
import { faceOf } from '../../faceOf';

/** The faces of the others, so that nobody takes one by mistake. */
export const takenFaces = (
  places: readonly TablePlace[],
  own: TablePlace['seat'] | undefined,
): ReadonlyMap<string, string> =>
  new Map(
    places
      .filter(({ seat, sits }) => sits === 'player' && seat !== own)
      .map(({ face, name }) => [faceOf(face, name), name]),
  );

/** The wanted face, or another one if somebody at the table has it. */
export const untakenFace = (wanted: FaceId, takenBy: ReadonlyMap<string, string>): FaceId =>
  [wanted, ...FACE_IDS].find(face => !takenBy.has(face)) ?? wanted;
