import { MINUTE } from '@/kit/millis';
import { of } from '@/kit/seat';
import type { Action } from '../../rules/actions';
import { apply, whyNot } from '../../rules/rules';
import { green, red } from '../../rules/testing/fixture';
import { score } from '../../rules/score';
import type { State } from '../../rules/state';
import { view } from '../../rules/view';
import { type Course, COURSES, courseCalled } from './courses';
import { fingerFor, isWaiting } from './finger';
import { lessonGlassAt, type LessonMoment, momentAt, towards } from './moment';
import { isNextWanted, nextAct } from './nextAct';
import { dealtFor, follow, learnt, type Pupil, pupilOf } from '../testing/pupil';
import { stepAt } from '@/ui/lesson/steps';
import { isAct, nextFrom, type LessonSpot, type Step } from './step';

const [FIRST, NORMAL] = COURSES as [Course, Course];
const each = COURSES.map(course => [course.id, course] as const);

describe.each(each)('the lesson “%s”', (_, course) => {
  test('a player who follows the arrow finishes and has points', () => {
    const pupil = pupilOf(course);
    const waited = learnt(pupil);
    const { points, rows } = score(of(pupil.now().view.centres, red));
    expect(points).toBeGreaterThan(0);
    expect(rows.grey.cancelled).toBe(false);
    expect(waited).toBeLessThan(12);
  });

  test('enough of the clock is left for the little match', () => {
    const pupil = pupilOf(course);
    learnt(pupil);
    const { phase } = pupil.now().view;
    const endsAt = phase.name === 'running' ? phase.endsAt : 0;
    expect(endsAt - pupil.now().at).toBeGreaterThan((course.littleMinutes + 5) * MINUTE);
  });

  test('no step is done before it begins, and no finished step is undone', () => {
    const pupil = pupilOf(course);
    learnt(pupil, (step, at) => {
      expect([step.id, step.waits(pupil.now())]).toEqual([step.id, false]);
      const undone = course.steps.filter(
        (it, n) => n < at && course.isStrict && isAct(it) && !it.waits(pupil.now()),
      );
      expect(undone).toEqual([]);
    });
  });

  test('every step has its own id', () => {
    expect(new Set(course.steps.map(({ id }) => id)).size).toBe(course.steps.length);
  });

  test('a lesson resumes at the step it was left at, and starts over from an unknown one', () => {
    const { steps } = course;
    for (const [at, { id }] of steps.entries()) expect(stepAt(steps, id)).toBe(at);
    expect([stepAt(steps, ''), stepAt(steps, 'nonsense')]).toEqual([0, 0]);
    expect(stepAt(steps, 'play')).toBe(steps.length);
  });
});

const taught = (course: Course): Set<string> => {
  const pupil = pupilOf(course);
  learnt(pupil);
  const own = pupil.log.filter(({ seat }) => seat === red).map(({ action }) => action);
  return new Set(own.map(action => (action.type === 'lift' ? action.deed.do : action.type)));
};

test('every kind of act of a first match is taught', () => {
  const kinds = ['ready', 'turn', 'produce', 'load', 'offer', 'lapse', 'deliver'];
  expect(taught(FIRST)).toEqual(new Set(kinds));
});

test('every kind of act that only the normal game has is taught', () => {
  const kinds = [
    'choose',
    'place',
    'ready',
    'turn',
    'take',
    'build',
    'upgrade',
    'offer',
    'deliver',
  ];
  expect(taught(NORMAL)).toEqual(new Set([...kinds, 'produce', 'load']));
});

test('the normal table is set up as its sentences say', () => {
  const { moons, bonusAt, options } = dealtFor(NORMAL);
  expect(moons['moon-1']?.top).toMatch(/^white/);
  expect(moons['moon-2']?.top).toMatch(/^black/);
  expect([bonusAt.length, options.minutes, options.level]).toEqual([3, 30, 'normal']);
});

test('the bonus is won and counts, and grey scores only after the last grey order is out', () => {
  const pupil = pupilOf(NORMAL);
  const points: Record<string, number> = {};
  learnt(pupil, ({ id }) => {
    points[id] = score(of(pupil.now().view.centres, red)).points;
  });
  expect(of(pupil.now().view.centres, red)).toMatchObject({
    bonus: 1,
    below: { green: ['grey-1'] },
  });
  expect(points).toMatchObject({ worth: 0, nothing: 0, out: 0, counts: 4, go: 4 });
});

test('at the end of the lesson there is room to play on', () => {
  const pupil = pupilOf(NORMAL);
  learnt(pupil);
  const { buildings } = of(pupil.now().view.centres, red);
  expect(buildings['plant-1'].units).toEqual([null]);
  expect(buildings['beam-2']).toMatchObject({ stage: 3, units: [null, 'grey-2', 'grey-3'] });
});

describe('in a strict lesson', () => {
  const before = (id: string): { pupil: Pupil; step: Step } => {
    const pupil = pupilOf(NORMAL);
    const at = stepAt(NORMAL.steps, id);
    for (let n = 0; n < at; n = nextFrom(NORMAL.steps, n + 1, pupil.now()))
      follow(pupil, NORMAL.steps[n] as Step);
    return { pupil, step: NORMAL.steps[at] as Step };
  };

  test('every step allows the act it waits for, and no other order of acts', () => {
    const pupil = pupilOf(NORMAL);
    const wanted: string[] = [];
    learnt(pupil, step => {
      const action = nextAct(step, pupil.now());
      if (!action) return;
      const { at, view: seen } = pupil.now();
      expect(whyNot(seen, action, { seat: red, at, finger: at })).toBeUndefined();
      expect(isNextWanted(step, pupil.now(), action)).toBe(true);
      wanted.push(step.id);
    });
    expect(wanted).toEqual(expect.arrayContaining(['choose', 'fly', 'research', 'stage3']));
  });

  test.each<[string, string, Action]>([
    ['choose', 'other orders', { type: 'choose', orders: ['blue-1', 'brown-1'] }],
    ['place', 'the plant that is needed', { type: 'place', fields: ['plant-1.0', 'plant-4.0'] }],
    ['fly', 'another place', { type: 'turn', glass: 0, on: 'ship', to: 'moon-3' }],
    ['fly', 'another symbol', { type: 'turn', glass: 0, on: 'plant-2' }],
    ['tiles', 'anything while the player reads', { type: 'turn', glass: 1, on: 'plant-1' }],
  ])('at “%s”, %s is not allowed yet', (id, _what, action) => {
    const { pupil, step } = before(id);
    expect(isNextWanted(step, pupil.now(), action)).toBe(false);
  });

  test.each<[string, Action]>([
    ['choose', { type: 'choose', orders: ['grey-2', 'grey-1'] }],
    ['place', { type: 'place', fields: ['plant-4.0', 'plant-3.0'] }],
    ['fly', { type: 'turn', glass: 1, on: 'ship', to: 'moon-1' }],
  ])('at “%s” any glass and any order of choices is allowed', (id, action) => {
    const { pupil, step } = before(id);
    expect(isNextWanted(step, pupil.now(), action)).toBe(true);
  });

  test('on the moon the tile must be taken, not put under the pile', () => {
    const { pupil, step } = before('take');
    pupil.wait();
    const tile = pupil.now().view.moons['moon-1']?.top ?? 'white-1';
    const lift = (deed: 'take' | 'tuck'): Action => ({
      type: 'lift',
      glass: 0,
      deed: { do: deed, tile },
    });
    expect(isNextWanted(step, pupil.now(), lift('take'))).toBe(true);
    expect(isNextWanted(step, pupil.now(), lift('tuck'))).toBe(false);
  });

  test('a lesson that does everything for the player ends the same', () => {
    const pupil = pupilOf(NORMAL);
    for (const step of NORMAL.steps) {
      for (let turn = 0; isAct(step) && !step.waits(pupil.now()); turn++) {
        if (turn > 9) throw new Error(`no way out of ${step.id}`);
        const action = nextAct(step, pupil.now());
        if (action) pupil.act(action);
        else pupil.wait();
      }
    }
    expect(score(of(pupil.now().view.centres, red)).points).toBe(4);
  });
});

test('an unknown lesson is undefined', () => expect(courseCalled('chess')).toBeUndefined());

describe('the arrow', () => {
  const turn = { do: 'turn', on: 'plant-1' } as const;
  const start = pupilOf(FIRST).state();
  const moment = (state: State, at: number, more: Partial<LessonMoment> = {}): LessonMoment => ({
    ...momentAt(view(state, red), red, at),
    ...more,
  });

  test.each<[string, Partial<LessonMoment>, readonly LessonSpot[]]>([
    ['points at a free glass first', {}, ['glass-left', 'glass-right']],
    ['then points at the place', { held: 1 }, ['place-plant-1']],
    ['points back to the centre, where the place is', { held: 1, page: 'mats' }, ['page-centre']],
    [
      'points straight at the place if all pages lie side by side',
      { held: 1, page: 'mats', wide: true },
      ['place-plant-1'],
    ],
    [
      'points at a glass for the place that was opened',
      { opened: { what: 'symbol', on: 'plant-1' } },
      ['turn-left', 'turn-right'],
    ],
    ['points at nothing under a sheet', { opened: { what: 'score' } }, []],
  ])('%s', (_, more, spots) => {
    expect(fingerFor(turn, moment(start, 0, more))).toEqual(spots);
  });

  test("points at the next place on the ship's way, and at its own place to stay", () => {
    const now = moment(start, 0, { opened: { what: 'journey', glass: 0 } });
    expect(fingerFor({ do: 'turn', on: 'ship', to: green }, now)).toEqual(['fly-moon-1']);
    expect(fingerFor({ do: 'turn', on: 'ship', to: red }, now)).toEqual(['fly-red']);
    expect(towards(now, red)).toBeUndefined();
  });

  test('points at the main button before the start', () => {
    const goal = { do: 'choose', orders: ['grey-1', 'grey-2'] } as const;
    expect(fingerFor(goal, moment(start, 0))).toEqual(['choose']);
    expect(fingerFor(goal, moment(start, 0, { page: 'mats' }))).toEqual(['page-centre']);
    expect(fingerFor({ do: 'film', parts: [] }, moment(start, 0))).toEqual([]);
  });

  test('a lesson waits for sand and for nothing else', () => {
    const goal = { do: 'lift', on: 'plant-1', by: 'do' } as const;
    const acted = apply(start, { type: 'turn', glass: 0, on: 'plant-1' }, context);
    if (!acted.ok) throw new Error('refused');
    expect(isWaiting(goal, moment(acted.state, 1_000))).toBe(true);
    expect(isWaiting(goal, moment(acted.state, 1_000, { held: 1 }))).toBe(false);
    expect(isWaiting(goal, moment(acted.state, 60_000))).toBe(false);
    expect(fingerFor(goal, moment(acted.state, 60_000))).toEqual(['glass-left']);
    expect(lessonGlassAt(moment(acted.state, 0), 'plant-1')).toBe(0);
  });

  const context = { seat: red, at: 0, finger: 0 };
});
