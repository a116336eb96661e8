/** Maps seats, goods and buildings to colours of the theme. */
import type { Seat } from '@/kit/seat';
import { colors } from '@/ui/theme/tokens';
import type { Face, Good } from '../../rules/components';

const SEATS: Readonly<Record<string, string>> = {
  red: colors.red,
  green: colors.green,
  blue: colors.lightBlue,
  purple: colors.purple,
};
export const seatColour = (seat: Seat): string => SEATS[seat] ?? colors.ink;

const GOODS: Readonly<Record<Good, string>> = {
  grey: colors.goodGrey,
  yellow: colors.goodYellow,
  blue: colors.goodBlue,
  brown: colors.goodBrown,
};
export const goodColour = (good: Good): string => GOODS[good];

type Plate = { readonly fill: string; readonly rim: string; readonly ink: string };
const PLATES: Readonly<Record<Face['kind'], Plate>> = {
  plant: { fill: colors.ochre, rim: colors.brassLight, ink: colors.inkDark },
  beam: { fill: colors.steel, rim: colors.steelRim, ink: colors.ink },
  trade: { fill: colors.white, rim: colors.whiteShade, ink: colors.inkDark },
};
export const plateColours = (kind: Face['kind']): Plate => PLATES[kind];
