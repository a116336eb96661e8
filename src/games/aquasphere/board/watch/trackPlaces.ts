/** The knowledge track as a rim round the whole screen: fifty fields clockwise from the top left. */
import { LAP } from '../../rules/components';
import { STAGE } from './stage';

/** Half the width of the rim, and how far its middle lies from the edges. */
export const RIM = 23;
const INSET = RIM + 9;
const [WIDTH, HEIGHT] = [STAGE.width - 2 * INSET, STAGE.height - 2 * INSET];
const AROUND = 2 * (WIDTH + HEIGHT);
const FIRST = 40; // the field 0 stands a little right of the corner

type Spot = { readonly x: number; readonly y: number };

/** A place on the rim; fields may be halves, for the lines between them. */
export function trackPlace(field: number): Spot {
  const along = (FIRST + (field * AROUND) / LAP) % AROUND;
  if (along < WIDTH) return { x: INSET + along, y: INSET };
  if (along < WIDTH + HEIGHT) return { x: INSET + WIDTH, y: INSET + along - WIDTH };
  if (along < 2 * WIDTH + HEIGHT)
    return { x: INSET + WIDTH - (along - WIDTH - HEIGHT), y: INSET + HEIGHT };
  return { x: INSET, y: INSET + HEIGHT - (along - 2 * WIDTH - HEIGHT) };
}

/** Whether the rim runs up or down there. */
export const isUpright = (field: number): boolean => {
  const { x } = trackPlace(field);
  return x === INSET || x === INSET + WIDTH;
};

export const lapOf = (points: number): number => Math.floor(points / LAP) * LAP;
