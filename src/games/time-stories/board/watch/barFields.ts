/** The bar of time: which fields are painted, where the hours stand, and who comes back where. */
import type { Figure } from '../../rules/actions';
import type { Seen } from '../../rules/state';
import type { DayLight } from '../../mission/panorama';
import { of } from '../../../../kit/seat';

export type BarField = {
  /** Units left when the marker stands here. */
  readonly left: number;
  readonly isPainted: boolean;
  readonly isLate: boolean;
};
/** Fields of one hour; without a clock, of four units. */
export type BarGroup = { readonly label: string; readonly fields: readonly BarField[] };
export type Returning = { readonly left: number; readonly figures: readonly Figure[] };

export const LATE_UNITS = 6;
const USUAL_GROUP = 4;
const DAY = 24 * 60;

/** Units that were gained make the bar longer. */
export const barLength = (units: number, printed: number): number => Math.max(units, printed);

export function barGroups(units: number, printed: number, light: DayLight | null): BarGroup[] {
  const all = barLength(units, printed);
  const per = light ? Math.max(1, Math.round(60 / light.minutes)) : USUAL_GROUP;
  const groups: BarGroup[] = [];
  for (let first = all; first > 0; first -= per) {
    const count = Math.min(per, first);
    const fields = Array.from({ length: count }, (_, n) => fieldAt(first - n, units));
    groups.push({ label: labelAt(first, light), fields });
  }
  return groups;
}

/** Spending a unit paints the field that the marker leaves. */
const fieldAt = (left: number, units: number): BarField => ({
  left,
  isPainted: left > units,
  isLate: left <= LATE_UNITS,
});

const labelAt = (left: number, light: DayLight | null): string =>
  light ? String(Math.floor(minutesAt(light, left) / 60)) : String(left);

/** Minutes after midnight with so many units left. */
export const minutesAt = ({ units, from, minutes }: DayLight, left: number): number =>
  from + (units - left) * minutes;

/** As a clock shows it; the end of the day is 24:00. */
export function clockText(light: DayLight, left: number): string {
  const minutes = minutesAt(light, left);
  const shown = minutes > DAY ? minutes % DAY : minutes;
  return `${Math.floor(shown / 60)}:${String(shown % 60).padStart(2, '0')}`;
}

/** Agents in the vortex, by the unit at which they come back; those without a way back are left out. */
export function returning(view: Pick<Seen, 'figures' | 'agents'>): Returning[] {
  const points = new Map<number, Figure[]>();
  for (const figure of view.figures) {
    const { vortex } = of(view.agents, figure);
    if (vortex !== null && vortex > 0) points.set(vortex, [...(points.get(vortex) ?? []), figure]);
  }
  return [...points].map(([left, figures]) => ({ left, figures }));
}

export type BarPlan = {
  readonly tile: number;
  readonly gap: number;
  /** The left edge of the field with so many units left; 0 is the end of the bar. */
  leftOf(left: number): number;
};

const HOUR_GAP = 10;

/** Fits all fields and the gaps between the hours into a width. */
export function barPlan(groups: readonly BarGroup[], width: number): BarPlan {
  const count = groups.reduce((sum, { fields }) => sum + fields.length, 0);
  const room = width - HOUR_GAP * Math.max(0, groups.length - 1);
  const tile = room / Math.max(1, count);
  const edges = new Map<number, number>();
  let x = 0;
  for (const { fields } of groups) {
    for (const { left } of fields) {
      edges.set(left, x);
      x += tile;
    }
    x += HOUR_GAP;
  }
  return { tile, gap: HOUR_GAP, leftOf: left => edges.get(left) ?? width };
}
