/** All faces as data, fetched when the first of them is shown. */
import { automaton } from './automaton';
import type { ShownFace } from './faces';
import { farAndNear } from './farAndNear';
import type { FaceDrawing } from './shapes';
import { woodland } from './woodland';

export const DRAWINGS: Readonly<Record<ShownFace, FaceDrawing>> = {
  ...woodland,
  ...farAndNear,
  computer: automaton,
};
