/** The first game, step by step: what each teaches, and what it waits for. Its sentences are words. */
import { of, type Seat } from '@/kit/seat';
import { isCube, thingAt } from '../../rules/centre';
import { loaded } from '../../rules/bot/survey';
import type { Good, Node, Place } from '../../rules/components';
import { isCancelled } from '../../rules/score';
import type { en } from '../../texts/lesson.en';
import type { Page } from '../centre/hand';
import { centreOf, glassAt, type Moment, shipOf } from './moment';

/** What the player is to do; the finger is shown the way there. */
export type Goal =
  | { readonly do: 'read'; readonly look?: Spot }
  | { readonly do: 'turn'; readonly on: Place; readonly to?: Node }
  | { readonly do: 'lift'; readonly on: Place; readonly to?: Node; readonly by: Spot }
  | { readonly do: 'plan'; readonly on: Place }
  | { readonly do: 'open'; readonly what: 'score' | 'talk' }
  | { readonly do: 'see'; readonly page: Page };

/** A control, by the name a test knows it by. */
export type Spot = string;
export type StepId = keyof (typeof en)['step'];

export type Step = {
  readonly id: StepId;
  readonly shows: Goal;
  /** It is done. What is only read is done when the player says so. */
  readonly waits: (now: Moment) => boolean;
  /** The orders of this good are laid out beforehand for the glass that stands there. */
  readonly lays?: { readonly on: Place; readonly good: Good };
};

const GREEN = 'green' as Seat;
const HOME = 'red' as Seat;
const GREYS = { on: 'trade-2', good: 'grey' } as const;

const read = (id: StepId, look?: Spot): Step => ({
  id,
  shows: look === undefined ? { do: 'read' } : { do: 'read', look },
  waits: () => false,
});

const stands = (on: Place) => (now: Moment) => glassAt(now, on) !== undefined;
const makes = (now: Moment) => isCube(thingAt(centreOf(now), 'plant-1.0'));
const hasLoaded = (now: Moment) => loaded(centreOf(now)) > 1;
const isOffered = (now: Moment) => !isCancelled(centreOf(now), 'grey');
const hasLeft = (now: Moment) => shipOf(now).to !== null || shipOf(now).at !== HOME;
const hasEarned = ({ view, seat }: Moment) =>
  Object.values(of(view.centres, seat).below).some(orders => orders.length > 0);

export const STEPS: readonly Step[] = [
  read('welcome'),
  {
    id: 'turn',
    shows: { do: 'turn', on: 'plant-1' },
    waits: now => stands('plant-1')(now) || makes(now),
  },
  {
    id: 'others',
    shows: { do: 'see', page: 'mats' },
    waits: ({ wide, page }) => wide || page === 'mats',
  },
  read('orders'),
  { id: 'produce', shows: { do: 'lift', on: 'plant-1', by: 'do-and-turn' }, waits: makes },
  {
    id: 'again',
    shows: { do: 'turn', on: 'plant-1' },
    waits: now => stands('plant-1')(now) || hasLoaded(now),
  },
  {
    id: 'beam',
    shows: { do: 'turn', on: 'beam-2' },
    waits: now => stands('beam-2')(now) || hasLoaded(now),
  },
  { id: 'load', shows: { do: 'lift', on: 'beam-2', by: 'do' }, waits: hasLoaded },
  {
    id: 'trade',
    shows: { do: 'turn', on: 'trade-2' },
    waits: now => stands('trade-2')(now) || isOffered(now),
  },
  { id: 'ship', shows: { do: 'turn', on: 'ship', to: GREEN }, waits: hasLeft, lays: GREYS },
  {
    id: 'offer',
    shows: { do: 'lift', on: 'trade-2', by: 'do' },
    waits: isOffered,
    lays: GREYS,
  },
  {
    id: 'moon',
    shows: { do: 'lift', on: 'ship', to: GREEN, by: 'do' },
    waits: now => shipOf(now).at !== HOME,
  },
  {
    id: 'onward',
    shows: { do: 'turn', on: 'ship', to: GREEN },
    waits: now => shipOf(now).at === GREEN || shipOf(now).to === GREEN,
  },
  {
    id: 'deliver',
    shows: { do: 'lift', on: 'ship', to: GREEN, by: 'do' },
    waits: hasEarned,
  },
  {
    id: 'score',
    shows: { do: 'open', what: 'score' },
    waits: ({ opened }) => opened?.what === 'score',
  },
  read('sum'),
  { id: 'talk', shows: { do: 'open', what: 'talk' }, waits: ({ asked }) => asked },
  { id: 'plan', shows: { do: 'plan', on: 'plant-2' }, waits: ({ planned }) => planned.length > 0 },
  {
    id: 'planned',
    shows: { do: 'lift', on: 'plant-2', by: 'do' },
    waits: now =>
      glassAt(now, 'plant-2') === undefined || isCube(thingAt(centreOf(now), 'plant-2.0')),
  },
  read('last', 'match-clock'),
  read('ready'),
];

/** The little match that comes after; it needs no telling what to do. */
export const PLAY = 'play';
/** What it lasts, of the longer one that leaves time to learn. */
export const LITTLE_MINUTES = 6;

/** Where it is taken up again; an unknown step begins anew. */
export const stepAt = (id: string): number =>
  id === PLAY
    ? STEPS.length
    : Math.max(
        0,
        STEPS.findIndex(step => step.id === id),
      );

/** From here on the first step that is still to be done. */
export function nextFrom(at: number, now: Moment): number {
  const next = STEPS.findIndex((step, n) => n >= at && !step.waits(now));
  return next < 0 ? STEPS.length : next;
}
