import { of } from '@/kit/seat';
import { missionOf } from '../../mission/shelf';
import { manifest } from '../../manifest';
import { de } from '../../texts/lesson.de';
import { en } from '../../texts/lesson.en';
import { blue, green } from '../../rules/testing/fixture';
import { view } from '../../rules/view';
import { atStation, falling, after, inBase } from '../testing/firstHour';
import { dealtFor, learnt } from '../testing/pupil';
import type { Course } from './course';
import { courseCalled, COURSES } from './courses';
import { fingerFor } from './finger';
import { hasLeft, isAllowed, stepFrom } from './script';

const [COURSE] = COURSES as [Course];
const SEEDS = [COURSE.deal.seed, 1, 2, 3, 5, 8, 13, 21];
const lived = learnt(COURSE);
const before = (step: string) => lived.find(it => it.step === step)!.state;
const last = (all: ReturnType<typeof learnt>) => all[all.length - 1]!.state;

test.each(SEEDS)(
  'following the lesson leads to success, however the dice of seed %d fall',
  seed => {
    expect(last(learnt(COURSE, seed)).phase).toEqual({ name: 'over', end: 'struck' });
  },
);

test('the first card is explored within the first third of the lesson', () => {
  const at = lived.findIndex(({ action }) => action?.type === 'enter');
  expect(at).toBeLessThan(lived.length / 3);
});

test('with the seed of the lesson, the first roll fails and the second wins', () => {
  const rolls = lived.filter(({ action }) => action?.type === 'roll');
  expect(rolls.map(({ step }) => step)).toEqual(['throw', 'again']);
});

test('every step is reached once, in its order', () => {
  const met = lived.map(({ step }) => step).filter((step, n, all) => step !== all[n - 1]);
  expect(met).toEqual([...COURSE.steps.map(({ id }) => id), '']);
});

test('every step has its own id', () => {
  expect(new Set(COURSE.steps.map(({ id }) => id)).size).toBe(COURSE.steps.length);
});

test('it is dealt as the manifest says', () => {
  expect(manifest.lessons.map(({ id, table }) => [id, table])).toEqual(
    COURSES.map(({ id, deal }) => [id, deal]),
  );
});

test('a first roll that wins skips the step that repeats it', () => {
  const lucky = SEEDS.map(seed => learnt(COURSE, seed)).filter(
    all => all.filter(({ action }) => action?.type === 'roll').length === 1,
  );
  expect(lucky.length).toBeGreaterThan(0);
  for (const all of lucky) expect(all.some(({ step }) => step === 'again')).toBe(false);
});

test('a lesson resumes where it was left', () => {
  COURSE.steps.forEach(({ id }, n) => expect(stepFrom(COURSE, n, view(before(id), blue))).toBe(n));
});

test('an act that is not taught here is held back, and so is every act while something is read', () => {
  const step = (id: string) => COURSE.steps.find(it => it.id === id)!;
  const station = view(before('waiting'), blue);
  const enter = (card: string) => ({ type: 'enter', agent: blue, card }) as const;
  expect(isAllowed(step('waiting'), station, enter('1B'))).toBe(true);
  expect(isAllowed(step('waiting'), station, enter('1C'))).toBe(false);
  expect(isAllowed(step('clay'), station, enter('1B'))).toBe(false);
});

test('a second run, home and the end are no part of the lesson', () => {
  const state = before('rope');
  expect(hasLeft(state)).toBe(false);
  expect(hasLeft({ ...state, run: 2 })).toBe(true);
  expect(hasLeft({ ...state, phase: { name: 'home', end: 'late' } })).toBe(true);
  expect(stepFrom(COURSE, 0, view(last(lived), blue))).toBeUndefined();
});

test('the table is as the sentences say', () => {
  expect(before('clock').units).toBe(12);
  expect(missionOf('first-hour').lenders['hanne']?.skills['talk']).toBe(3);
  expect(of(before('hand').agents, green).items).toEqual(['04']);
  expect(before('hand').gone).toContain('1C');
  expect(before('key').tokens).toEqual(['green-circle']);
  expect(before('clocks').map).toContain('tower');
  expect(before('fail').tokens).toContain('blue-star');
});

describe('the finger', () => {
  const plain = { aims: {}, reading: null, story: null, typed: '' };
  const step = (id: string) => COURSE.steps.find(it => it.id === id)!;
  const at = (id: string) => ({ ...plain, view: view(before(id), blue), shown: blue });

  test('closes a roll first, then a card, and then goes to the agent that acts', () => {
    const goes = at('goes');
    const reading = { card: '1B', texts: ['text'], rules: [] };
    const story = { card: '1B' } as never;
    expect(fingerFor(step('goes'), { ...goes, reading, story }).spots).toEqual(['go-on']);
    expect(fingerFor(step('goes'), { ...goes, reading })).toMatchObject({
      spots: ['lay-back'],
      isBright: true,
    });
    expect(fingerFor(step('goes'), goes)).toMatchObject({
      spots: ['agent-green'],
      says: 'otherTab',
      isBright: false,
    });
    expect(fingerFor(step('goes'), { ...goes, shown: green }).spots).toEqual(['do-it']);
  });

  test('goes back to what is taught if the agent means something else', () => {
    const thrown = { ...at('throw'), aims: { blue: { do: 'nothing' } as const } };
    expect(fingerFor(step('throw'), thrown).spots).toEqual(['test-test']);
    expect(fingerFor(step('throw'), at('throw')).spots).toEqual(['do-it']);
  });

  test('goes to the field until the answer is typed', () => {
    const dial = { ...at('dial'), shown: green };
    const reading = { card: '2B', texts: ['text'], rules: [] };
    expect(fingerFor(step('dial'), dial).spots).toEqual(['open-code-code']);
    expect(fingerFor(step('dial'), { ...dial, reading }).spots).toEqual(['code-field']);
    expect(fingerFor(step('dial'), { ...dial, reading, shown: blue }).spots).toEqual([
      'code-field',
    ]);
    const other = { card: '2C', texts: ['text'], rules: [] };
    expect(fingerFor(step('dial'), { ...dial, reading: other }).spots).toEqual(['lay-back']);
    expect(fingerFor(step('dial'), { ...dial, reading, typed: '24' })).toMatchObject({
      spots: ['code-try'],
      says: 'dialTry',
    });
  });
});

describe.each([
  ['English', en],
  ['German', de],
])('the sentences in %s', (_, { step, astray }) => {
  test('none has more than 24 words', () => {
    const long = [...Object.values(step), astray].filter(it => it.split(/\s+/).length > 24);
    expect(long).toEqual([]);
  });
});

test('some step says every sentence', () => {
  const said = COURSE.steps.flatMap(({ says }) => Object.values(says));
  const usual = ['closeDice', 'closeCard', 'otherTab'];
  expect(new Set([...said, ...usual])).toEqual(new Set(Object.keys(en.step)));
});

test('an unknown lesson is undefined', () => expect(courseCalled('chess')).toBeUndefined());

test('a table that is dealt otherwise teaches what fits there', () => {
  expect(dealtFor(COURSE).figures).toEqual([blue, green]);
  const moved = after(atStation(1, { agents: 2 }), blue, {
    type: 'enter',
    agent: blue,
    card: '1D',
  });
  expect(stepFrom(COURSE, 0, view(inBase(1, { agents: 2 }), blue))).toBe(0);
  const waiting = COURSE.steps.findIndex(({ id }) => id === 'waiting');
  expect(COURSE.steps[stepFrom(COURSE, waiting, view(moved, blue))!]?.id).toBe('clay');
  expect(falling()()).toBeGreaterThanOrEqual(0);
});
