import { FACE_IDS, type FaceId, usualFace } from '@/ui/faces/faces';
import { isOneOf } from '@/kit/keys';

/** The chosen face; where none is known, one that belongs to the name. */
export const faceOf = (face: string, name: string): FaceId =>
  isOneOf(FACE_IDS, face) ? face : usualFace(name);
