/** Each seat has a colour, and a token with its own shape. Box: -12 to 12. */
import type { Seat } from '@/kit/seat';
import { EMBLEMS } from '@/ui/emblems';
import { colors } from '@/ui/theme/tokens';

type Look = { readonly colour: string; readonly d: string };

const LOOKS: Readonly<Record<string, Look>> = {
  red: {
    colour: colors.red,
    d: EMBLEMS.heart,
  },
  green: {
    colour: colors.green,
    d: EMBLEMS.clover,
  },
  blue: {
    colour: colors.lightBlue,
    d: EMBLEMS.drop,
  },
  purple: {
    colour: colors.purple,
    d: EMBLEMS.moon,
  },
  orange: {
    colour: colors.orange,
    d: EMBLEMS.flame,
  },
  yellow: {
    colour: colors.yellow,
    d: EMBLEMS.sun,
  },
  turquoise: {
    colour: colors.turquoise,
    d: EMBLEMS.fish,
  },
  pink: {
    colour: colors.pink,
    d: EMBLEMS.flower,
  },
};
const STRANGER: Look = { colour: colors.ink, d: 'M-8 -8H8V8H-8Z' };

const lookOf = (seat: Seat): Look => LOOKS[seat] ?? STRANGER;
export const seatColour = (seat: Seat): string => lookOf(seat).colour;
export const seatOutline = (seat: Seat): string => lookOf(seat).d;
