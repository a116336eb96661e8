/** The first lesson's steps: what each teaches, and what it waits for. Its texts are elsewhere. */
import { of } from '@/kit/seat';
import { isCube, thingAt } from '../../rules/centre';
import { loadedCount } from '../../rules/bot/survey';
import { COLOURS, type Place } from '../../rules/components';
import { isCancelled } from '../../rules/score';
import { allOf } from './layingOut';
import { centreOf, lessonGlassAt, type LessonMoment, shipOf } from './moment';
import { read, type Step } from './step';

const [HOME, GREEN] = COLOURS;
const GREYS = { on: 'trade-2', offer: allOf('grey') } as const;

const stands = (on: Place) => (now: LessonMoment) => lessonGlassAt(now, on) !== undefined;
const makes = (now: LessonMoment) => isCube(thingAt(centreOf(now), 'plant-1.0'));
const hasLoaded = (now: LessonMoment) => loadedCount(centreOf(now)) > 1;
const isOffered = (now: LessonMoment) => !isCancelled(centreOf(now), 'grey');
const hasLeft = (now: LessonMoment) => shipOf(now).to !== null || shipOf(now).at !== HOME;
const hasEarned = ({ view, seat }: LessonMoment) =>
  Object.values(of(view.centres, seat).below).some(orders => orders.length > 0);

export const FIRST_STEPS: readonly Step[] = [
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
      lessonGlassAt(now, 'plant-2') === undefined || isCube(thingAt(centreOf(now), 'plant-2.0')),
  },
  read('last', 'match-clock'),
  read('ready'),
];
