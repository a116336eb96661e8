/**
 * The steps of the normal lesson: moons, research, upgrades, bonus, and colours that score nothing.
 */
import { goodOf } from '../../rules/centre';
import { ownOrders, loadedCount } from '../../rules/bot/survey';
import { COLOURS, type Good, type Node, type Place, type Slot } from '../../rules/components';
import { exactly } from './layingOut';
import { centreOf, lessonGlassAt, type LessonMoment, shipOf } from './moment';
import { type StepPart, read, type Step } from './step';

const [, GREEN] = COLOURS;
const [NEAR, NEXT] = ['moon-1', 'moon-2'] as const;
const [TRADE, BEAM] = ['trade-1', 'beam-2'] as const;

const TWO = { on: TRADE, offer: exactly(['grey-1', 'plant-2.0'], ['grey-1', 'beam-1.0']) };
const REST = { on: TRADE, offer: exactly(['grey-2', 'beam-2.1'], ['grey-3', 'beam-2.2']) };

// Conditions for progress; each stays true once it is true.
const stands = (on: Place, now: LessonMoment) => lessonGlassAt(now, on) !== undefined;
const flies = (to: Node, now: LessonMoment) => shipOf(now).to === to || shipOf(now).at === to;
const isBuilt = (slot: Slot) => (now: LessonMoment) => centreOf(now).buildings[slot].tile !== null;
const hasTile = (now: LessonMoment) => centreOf(now).research !== null;
const isTraded = isBuilt(TRADE);
const isBeamed = isBuilt(BEAM);
const isGrown = (now: LessonMoment) => centreOf(now).buildings[BEAM].stage === 3;
const greysLeft = (now: LessonMoment) =>
  ownOrders(centreOf(now)).filter(order => goodOf(order) === ('grey' satisfies Good)).length;
const hasEarned = (now: LessonMoment) => (centreOf(now).below[GREEN] ?? []).length > 0;
const hasLoaded = (now: LessonMoment) => loadedCount(centreOf(now)) > 0 || hasEarned(now);
const isBefore = ({ view }: LessonMoment) => view.phase.name === 'choosing';

const FETCHED: StepPart = {
  shows: { do: 'lift', on: 'plant-1', by: 'do' },
  waits: now => centreOf(now).buildings['plant-1'].units[0] === 'grey' || hasLoaded(now),
};

export const NORMAL_STEPS: readonly Step[] = [
  read('more'),
  {
    id: 'choose',
    shows: { do: 'choose', orders: ['grey-1', 'grey-2'] },
    waits: now => !isBefore(now) || now.view.choice !== undefined,
  },
  {
    id: 'place',
    shows: { do: 'place', fields: ['plant-3.0', 'plant-4.0'] },
    waits: now => !isBefore(now) && handOf(now) === 0,
  },
  { id: 'begin', shows: { do: 'ready' }, waits: ({ view }) => view.phase.name === 'running' },
  {
    id: 'fly',
    shows: { do: 'turn', on: 'ship', to: NEAR },
    waits: now => shipOf(now).to !== null || shipOf(now).at !== now.seat,
  },
  {
    id: 'map',
    shows: { do: 'see', page: 'map' },
    waits: ({ wide, page }) => wide || page === 'map',
  },
  read('tiles'),
  read('bonus'),
  {
    id: 'take',
    shows: { do: 'lift', on: 'ship', to: NEAR, by: 'do' },
    waits: now => hasTile(now) || isTraded(now),
  },
  {
    id: 'research',
    shows: { do: 'turn', on: 'research' },
    waits: now => stands('research', now) || isTraded(now),
  },
  {
    id: 'goods',
    shows: {
      do: 'film',
      parts: [FETCHED, { shows: { do: 'lift', on: BEAM, by: 'do' }, waits: hasLoaded }],
    },
    waits: hasLoaded,
  },
  { id: 'build', shows: { do: 'lift', on: 'research', by: 'do' }, waits: isTraded },
  {
    id: 'stage2',
    shows: { do: 'turn', on: TRADE },
    waits: now => stands(TRADE, now) || greysLeft(now) < 4,
    lays: TWO,
  },
  {
    id: 'customer',
    shows: { do: 'turn', on: 'ship', to: GREEN },
    waits: now => flies(GREEN, now) || hasEarned(now),
    lays: TWO,
  },
  {
    id: 'two',
    shows: { do: 'lift', on: TRADE, by: 'do' },
    waits: now => greysLeft(now) < 4,
    lays: TWO,
  },
  { id: 'first', shows: { do: 'lift', on: 'ship', to: GREEN, by: 'do' }, waits: hasEarned },
  {
    id: 'worth',
    shows: { do: 'open', what: 'score' },
    waits: ({ opened }) => opened?.what === 'score',
  },
  read('nothing'),
  {
    id: 'black',
    shows: { do: 'turn', on: 'ship', to: NEXT },
    waits: now => flies(NEXT, now),
  },
  {
    id: 'takeBlack',
    shows: { do: 'lift', on: 'ship', to: NEXT, by: 'do' },
    waits: now => shipOf(now).at === NEXT && (hasTile(now) || isBeamed(now)),
  },
  {
    id: 'known',
    shows: {
      do: 'film',
      parts: [{ shows: { do: 'lift', on: 'research', by: 'do' }, waits: isBeamed }],
    },
    waits: isBeamed,
  },
  {
    id: 'stage3',
    shows: { do: 'turn', on: BEAM },
    waits: now => stands(BEAM, now) || isGrown(now),
  },
  {
    id: 'rest',
    shows: { do: 'turn', on: TRADE },
    waits: now => stands(TRADE, now) || greysLeft(now) === 0,
  },
  { id: 'upgrade', shows: { do: 'lift', on: BEAM, by: 'do' }, waits: isGrown },
  {
    id: 'out',
    shows: { do: 'lift', on: TRADE, by: 'do' },
    waits: now => greysLeft(now) === 0,
    lays: REST,
  },
  read('counts', 'score'),
  read('cubes'),
  read('colours'),
  read('go', 'match-clock'),
];

const handOf = ({ view, seat }: LessonMoment): number =>
  view.phase.name === 'preparing' ? (view.phase.hand[seat] ?? []).length : 0;
