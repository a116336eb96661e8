/** The knowledge track as a rim round a screen: fifty fields clockwise from the top left. */
import { LAP } from '../../rules/components';

export type Box = { readonly width: number; readonly height: number };
type Spot = { readonly x: number; readonly y: number };

/** Half the width of the rim, and how far its middle lies from the edges. */
export const RIM = 23;
const INSET = RIM + 9;
const FIRST = 40; // the field 0 stands a little right of the corner

/** A place on the rim; fields may be halves, for the lines between them. */
export function trackPlace(field: number, box: Box): Spot {
  const [width, height] = [box.width - 2 * INSET, box.height - 2 * INSET];
  const around = 2 * (width + height);
  const along = (FIRST + (field * around) / LAP) % around;
  if (along < width) return { x: INSET + along, y: INSET };
  if (along < width + height) return { x: INSET + width, y: INSET + along - width };
  if (along < 2 * width + height)
    return { x: INSET + width - (along - width - height), y: INSET + height };
  return { x: INSET, y: INSET + height - (along - 2 * width - height) };
}

/** Whether the rim runs up or down there. */
export const isUpright = (field: number, box: Box): boolean => {
  const { x } = trackPlace(field, box);
  return x === INSET || x === box.width - INSET;
};

export const lapOf = (points: number): number => Math.floor(points / LAP) * LAP;
