/** All faces as data, fetched when the first of them is shown. */
import type { FaceId } from './faces';
import { farAndNear } from './farAndNear';
import type { FaceDrawing } from './shapes';
import { woodland } from './woodland';

export const DRAWINGS: Readonly<Record<FaceId, FaceDrawing>> = { ...woodland, ...farAndNear };
