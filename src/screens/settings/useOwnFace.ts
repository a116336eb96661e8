import { type FaceId, usualFace } from '@/ui/faces/faces';
import { faceWords } from '@/ui/faces/faceWords';
import { useSettings } from '../world';

/** How this player is shown to others. Nobody has to give a name: the face has one. */
export function useOwnFace(): { readonly face: FaceId; readonly name: string } {
  const name = useSettings(it => it.name).trim();
  const say = faceWords.useSay();
  const face = usualFace(name);
  return { face, name: name === '' ? say(face) : name };
}
