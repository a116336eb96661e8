/** A pupil for tests, who plays by the real rules and does only what the arrow shows. */
import { dealChances, seedOf } from '@/kit/chance';
import type { Millis } from '@/kit/millis';
import { of } from '@/kit/seat';
import type { Action, Deed } from '../../rules/actions';
import { decodeOptions } from '../../rules/decode';
import { red, rulingFor } from '../../rules/testing/fixture';
import { places, setup } from '../../rules/setup';
import type { GlassId, State } from '../../rules/state';
import { elapse } from '../../rules/time';
import { view } from '../../rules/view';
import { tasksOf } from '../centre/tasks';
import { manifest } from '../../manifest';
import type { Course } from '../lesson/courses';
import { fingerFor, isWaiting } from '../lesson/finger';
import { type LessonMoment, momentAt } from '../lesson/moment';
import { nextAct } from '../lesson/nextAct';
import { nextFrom, type LessonSpot, type Step } from '../lesson/step';

const MINUTE = 60_000;

/** The table that every learner is dealt. */
export function dealtFor({ id }: Course): State {
  const table = manifest.lessons.find(lesson => lesson.id === id)?.table;
  if (!table) throw new Error(`the manifest has no lesson ${id}`);
  const [seats, options] = [places(table.places), decodeOptions(table.options)];
  if (!seats || !options.ok) throw new Error('no such table');
  return setup({ seats, options: options.value, chances: dealChances(seedOf(table.seed)) });
}

export type Pupil = ReturnType<typeof pupilOf>;
/** An act, its seat, and the step it was done at. */
type Entry = { readonly step: string; readonly seat: string; readonly action: Action };

export function pupilOf(course: Course, state: State = dealtFor(course)) {
  let now = momentAt(view(state, red), red, 0);
  let step = '';
  const log: Entry[] = [];

  const see = (more: Partial<LessonMoment> = {}) => {
    const { page, held, opened, planned, asked } = now;
    const inHand = { page, held, opened, planned, asked, ...more };
    now = { ...momentAt(view(state, red), red, now.at), ...inHand };
  };

  function does(seat: typeof red, action: Action): void {
    const ruling = rulingFor(state, action, { seat, at: now.at, finger: now.at });
    if (!ruling.ok) throw new Error(JSON.stringify({ step, seat, action, why: ruling.why }));
    state = ruling.state;
    log.push({ step, seat, action });
    see(seat === red ? { opened: null, held: null } : {});
  }

  /** Does the acts that seats do by themselves before the start. */
  function others(): void {
    for (const seat of state.seats) {
      const action = course.begins(view(state, seat), seat, seat === red);
      if (action) return void (does(seat, action), others());
    }
  }
  others();

  return {
    course,
    log,
    now: () => now,
    state: () => state,
    at: (name: string) => void (step = name),
    see,
    act: (action: Action) => void (does(red, action), others()),
    wait(ms: Millis = MINUTE) {
      now = { ...now, at: now.at + ms };
      state = elapse(state, now.at).state;
      see();
    },
  };
}

/** Does what one touch on this control would do. */
function touch(pupil: Pupil, spot: LessonSpot, step: Step): void {
  const { now, see, act } = pupil;
  const { opened, held, view: seen } = now();
  const [, what = '', which = ''] = /^(\w+)-?(.*)$/.exec(spot) ?? [];
  const glass: GlassId = which === 'left' ? 0 : 1;
  if (what === 'glass') {
    const stands = of(seen.glasses, red)[glass];
    see(stands ? { opened: { what: 'place', glass, until: stands.until } } : { held: glass });
  } else if (what === 'place' && held !== null && which === 'ship') {
    see({ opened: { what: 'journey', glass: held } });
  } else if (what === 'place' && held !== null) {
    act({ type: 'turn', glass: held, on: which as 'plant-1' });
  } else if (what === 'fly' && opened?.what === 'journey') {
    act({ type: 'turn', glass: opened.glass, on: 'ship', to: which as 'moon-1' });
  } else if (opened?.what === 'place') {
    inSheet(pupil, spot, step, opened.glass);
  } else if (what === 'page') see({ page: which as 'mats' });
  else if (spot === 'score') see({ opened: { what: 'score' } });
  else if (spot === 'talk') see({ asked: true });
  else if (['choose', 'place', 'ready'].includes(spot)) {
    const action = nextAct(step, now());
    if (action) act(action);
  } else throw new Error(`${spot} leads nowhere in ${step.id}`);
}

function inSheet({ now, see, act }: Pupil, spot: LessonSpot, step: Step, glass: GlassId): void {
  const on = of(now().view.glasses, red)[glass]?.on;
  if (step.shows.do === 'plan') return see({ planned: [glass], opened: null });
  act({
    type: 'lift',
    glass,
    deed: spot === 'lapse' ? { do: 'lapse' } : laidOut(now(), step, glass),
  });
  if (spot === 'do-and-turn') act({ type: 'turn', glass, on: on as 'plant-1' });
}

/** The deed on the sheet: the one the step lays out, or else the most useful. */
function laidOut(now: LessonMoment, { id, lays }: Step, glass: GlassId): Deed {
  const tasks = tasksOf(now.view, red, glass, now.at);
  const offer = tasks.find(({ kind }) => kind === 'offer')?.deed;
  const isHere = lays && of(now.view.glasses, red)[glass]?.on === lays.on;
  if (isHere && offer?.do === 'offer') return lays.offer(offer, now);
  const best = tasks[0]?.deed;
  if (!best) throw new Error(`there is nothing to do in ${id}, only to let it lapse`);
  return best;
}

const ENOUGH = 60;

/** Follows the arrow until the step is done. Returns how often it waited for sand. */
export function follow(pupil: Pupil, step: Step): number {
  const { now, see, act, wait } = pupil;
  let waited = 0;
  for (let turn = 0; !step.waits(now()); turn++) {
    if (turn > ENOUGH) throw new Error(`no way out of ${step.id}`);
    const [spot] = fingerFor(step.shows, now());
    const action = step.shows.do === 'film' ? nextAct(step, now()) : undefined;
    if (action) act(action);
    else if (step.shows.do === 'read') {
      see({ opened: null, page: 'centre' });
      return waited;
    } else if (spot) touch(pupil, spot, step);
    else if (step.shows.do === 'film' || isWaiting(step.shows, now())) {
      wait();
      waited++;
    } else throw new Error(`nothing to be done in ${step.id}`);
  }
  return waited;
}

/**
 * Follows all steps up to the little match. Calls `told` before each step that is still to be done.
 */
export function learnt(pupil: Pupil, told: (step: Step, at: number) => void = () => {}): number {
  const { steps } = pupil.course;
  let waited = 0;
  for (let at = nextFrom(steps, 0, pupil.now()); at < steps.length;) {
    const step = steps[at] as Step;
    pupil.at(step.id);
    told(step, at);
    waited += follow(pupil, step);
    at = nextFrom(steps, at + 1, pupil.now());
  }
  return waited;
}
