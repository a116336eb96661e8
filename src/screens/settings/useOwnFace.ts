import type { FaceId } from '@/ui/faces/faces';
import { faceWords } from '@/ui/faces/faceWords';
import { faceOf } from '../faceOf';
import { useSettings } from '../world';

/** How this player is shown to others. Nobody has to give a name: the face has one. */
export function useOwnFace(): { readonly face: FaceId; readonly name: string } {
  const name = useSettings(it => it.name).trim();
  const chosen = useSettings(it => it.face);
  const say = faceWords.useSay();
  const face = faceOf(chosen, name);
  return { face, name: name === '' ? say(face) : name };
}
