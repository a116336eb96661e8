import { of, type Seat } from '@/kit/seat';
import { manifest } from '../../manifest';
import { rulebook } from '../../rules/rulebook';
import { interimScore, majorityIn } from '../../rules/score';
import type { State } from '../../rules/state';
import { linesBetween } from '../../rules/track';
import { de } from '../../texts/lesson.de';
import { en } from '../../texts/lesson.en';
import { type Course, seatOf } from './course';
import { courseCalled, COURSES } from './courses';
import { DIVE } from './dive';
import { SCORING } from './scoring';
import { dealtFor, doneBy, isAllowed, nextAct, scriptOf, stepReached } from './script';

/** The states before each act of a course, and after the last. */
function statesOf(course: Course): readonly State[] {
  const states = [dealtFor(course)];
  for (const act of scriptOf(course).acts) {
    const state = states[states.length - 1] as State;
    const context = { seat: seatOf(act, state), at: 0, finger: 0 };
    expect([act, rulebook.whyNot(state, act.action, context)]).toEqual([act, undefined]);
    const ruling = rulebook.apply(state, act.action, context, () => 0);
    if (ruling.ok) states.push(ruling.state);
  }
  return states;
}

const at = (course: Course, id: string): State => {
  const step = course.steps.findIndex(it => it.id === id);
  return statesOf(course)[scriptOf(course).spans[step]?.from ?? 0] as State;
};

describe.each(COURSES.map(course => [course.id, course] as const))(
  'the lesson “%s”',
  (_, course) => {
    test('every act of the script is allowed and leads to a different table', () => {
      const states = statesOf(course);
      const script = scriptOf(course);
      expect(states.map(state => doneBy(script, state))).toEqual(states.map((__, n) => n));
    });

    test('it is dealt as the manifest says', () => {
      const table = manifest.lessons.find(({ id }) => id === course.id)?.table;
      expect(table).toEqual(course.deal);
    });

    test('the learner is on turn at every step that teaches an act', () => {
      const states = statesOf(course);
      const { spans } = scriptOf(course);
      const turns = course.steps.flatMap(({ do: what }, n) =>
        what === 'act' ? [states[spans[n]?.from ?? 0]?.turn] : [],
      );
      expect(new Set(turns)).toEqual(new Set(['red']));
    });

    test('every step has its own id', () => {
      expect(new Set(course.steps.map(({ id }) => id)).size).toBe(course.steps.length);
    });

    test('the step follows what is done, forward and back', () => {
      const states = statesOf(course);
      const script = scriptOf(course);
      const here = (n: number, saved: number) =>
        stepReached(course, script, { at: saved, done: n, view: states[n] as State });
      course.steps.forEach((step, n) => {
        const { from, to } = script.spans[n] as { from: number; to: number };
        expect(here(from, n)).toBe(n);
        if (step.do !== 'act') return;
        expect(here(to, n)).toBe(n + 1);
        expect(here(from, n + 1)).toBe(n);
      });
    });

    test('only what is taught is allowed, until the learner plays', () => {
      const script = scriptOf(course);
      for (const [n, step] of course.steps.entries()) {
        const next = nextAct(script, script.spans[n]?.from ?? 0);
        expect(isAllowed(step, next, { type: 'buy', task: 'card' })).toBe(
          step.do === 'play' || step.do === 'end',
        );
        if (step.do === 'act' && next) expect(isAllowed(step, next, { ...next.action })).toBe(true);
      }
    });
  },
);

test.each([
  ['English', en],
  ['German', de],
])('no sentence of the lessons in %s has more than 24 words', (_, { step, ...others }) => {
  const sentences = [...Object.values(step), others.theirs, others.astray];
  const long = sentences.filter(words => words.split(/\s+/).length > 24);
  expect(long).toEqual([]);
});

test('some step says every sentence of the lessons', () => {
  const said = COURSES.flatMap(({ steps }) => steps.flatMap(({ says }) => Object.values(says)));
  expect(new Set(said)).toEqual(new Set(Object.keys(en.step)));
});

test('an unknown lesson is undefined', () => expect(courseCalled('chess')).toBeUndefined());

test('the first lesson is as its sentences say', () => {
  expect(at(DIVE, 'letter').due[0]).toEqual({ name: 'letters', letters: ['D'] });
  expect(at(DIVE, 'letter').sectors.D.control).toBe('yellow');
  expect(at(DIVE, 'any').sectors.D).toMatchObject({ control: 'red', charging: ['yellow'] });
  expect(at(DIVE, 'any').players['red' as Seat]).toMatchObject({ time: 4 });
  expect(at(DIVE, 'catch').sectors.C.octopods).toBe(3);
  expect(at(DIVE, 'points').players['red' as Seat]).toMatchObject({ points: 6, time: 0 });
});

test('the second lesson begins before a scoring of two equals, and ends at a red line', () => {
  const red = 'red' as Seat;
  const now = (id: string) => interimScore(at(SCORING, id), red);
  expect(majorityIn(at(SCORING, 'now'))).toHaveLength(2);
  expect(now('majority')).toMatchObject({ majority: 3, bots: 4 });
  expect(now('cap')).toMatchObject({ majority: 6, bots: 4, octopods: -1 });
  expect(now('crystals')).toMatchObject({ bots: 6, crystals: 1, total: 12 });
  const { points, crystals } = of(at(SCORING, 'over').players, red);
  expect(linesBetween(points, points + 12)).toHaveLength(1);
  expect(crystals).toBe(1);
  expect(rulebook.offers(at(SCORING, 'line'), red, 0).map(({ action }) => action.type)).toEqual([
    'cross',
    'stop',
  ]);
});
