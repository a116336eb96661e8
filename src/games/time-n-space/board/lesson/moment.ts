/** The player's situation as the lesson sees it: the view, the time, and what is in hand. */
import type { Millis } from '@/kit/millis';
import { isThrough } from '@/kit/sand';
import { of, type Seat } from '@/kit/seat';
import { neighbours } from '../../rules/board';
import type { Node, Place } from '../../rules/components';
import type { Centre, Glass, GlassId, View } from '../../rules/state';
import type { OpenedPage, Page } from '../centre/hand';
import { GLASSES, glassOn } from '../centre/turning';

export type LessonMoment = {
  readonly view: View;
  readonly seat: Seat;
  /** In match time. */
  readonly at: Millis;
  readonly page: Page;
  /** All pages lie side by side. */
  readonly wide: boolean;
  readonly held: GlassId | null;
  readonly opened: OpenedPage | null;
  /** Glasses that have a plan. */
  readonly planned: readonly GlassId[];
  /** A request of this player is shown at the table. */
  readonly asked: boolean;
};

/** A moment with nothing in hand. */
export const momentAt = (view: View, seat: Seat, at: Millis): LessonMoment => ({
  view,
  seat,
  at,
  page: 'centre',
  wide: false,
  held: null,
  opened: null,
  planned: [],
  asked: false,
});

export const centreOf = ({ view, seat }: LessonMoment): Centre => of(view.centres, seat);
export const shipOf = ({ view, seat }: LessonMoment) => of(view.ships, seat);
export const lessonGlassAt = ({ view, seat }: LessonMoment, on: Place) => glassOn(view, seat, on);

const standing = ({ view, seat }: LessonMoment, glass: GlassId): Glass =>
  of(view.glasses, seat)[glass];

export const freeGlasses = (now: LessonMoment): GlassId[] =>
  GLASSES.filter(glass => standing(now, glass) === null);

export const throughGlasses = (now: LessonMoment): GlassId[] =>
  GLASSES.filter(glass => isDone(now, glass));

export function isDone(now: LessonMoment, glass: GlassId): boolean {
  const stands = standing(now, glass);
  return stands !== null && isThrough(stands.until, now.at);
}

export const isSandRunning = (now: LessonMoment): boolean =>
  GLASSES.some(glass => standing(now, glass) !== null && !isDone(now, glass));

/** The next place on the shortest way; undefined: the ship is there. */
export function towards({ view, seat }: LessonMoment, to: Node): Node | undefined {
  const { at } = of(view.ships, seat);
  if (at === to) return undefined;
  const first = new Map<Node, Node>();
  let edge: readonly Node[] = [at];
  while (edge.length > 0) {
    edge = edge.flatMap(from =>
      neighbours(view, from).filter(node => {
        if (node === at || first.has(node)) return false;
        first.set(node, first.get(from) ?? node);
        return true;
      }),
    );
  }
  return first.get(to);
}
