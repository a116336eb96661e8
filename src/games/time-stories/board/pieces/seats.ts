/** Each seat has a colour, and an emblem of its own shape. */
import type { Seat } from '@/kit/seat';
import { EMBLEMS } from '@/ui/emblems';

type Look = { readonly colour: string; readonly d: string };

const LOOKS: Readonly<Record<string, Look>> = {
  blue: { colour: '#3E86E0', d: EMBLEMS.drop },
  green: { colour: '#3FA66B', d: EMBLEMS.clover },
  pink: { colour: '#E0679F', d: EMBLEMS.heart },
  yellow: { colour: '#E5B02E', d: EMBLEMS.sun },
};
const STRANGER: Look = { colour: '#5A6379', d: 'M-8 -8H8V8H-8Z' };

const lookOf = (seat: Seat): Look => LOOKS[seat] ?? STRANGER;
export const seatColour = (seat: Seat): string => lookOf(seat).colour;
export const seatOutline = (seat: Seat): string => lookOf(seat).d;
