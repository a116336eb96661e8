import { fetchTexts, LANGUAGES } from '@/ui/words/words';
import { blue, green } from '../../rules/testing/fixture';
import { view } from '../../rules/view';
import { missionWords } from '../pieces/missionTexts';
import { allAt, atStation } from '../testing/firstHour';
import type { RollStory } from './rollStory';
import { stepsOf } from './steps';

beforeAll(() => Promise.all(LANGUAGES.map(fetchTexts)));

const STORY: RollStory = {
  agent: blue,
  card: '1B',
  faces: ['hit', 'blank', 'skull', 'blank'],
  hits: 1,
  removed: ['skull'],
  left: ['skull', 'blank', 'heart'],
  isWon: false,
  skulls: 1,
  guards: 1,
  resistance: 2,
  strikesBack: false,
  hearts: 1,
  units: 0,
  specials: 0,
  life: 3,
  lost: 1,
  onlookers: [green],
  idle: { life: 2, units: 0, specials: 0 },
};

function told(part: Partial<RollStory>, language: 'en' | 'de' = 'en') {
  const state = allAt(atStation(4), '1B');
  const words = missionWords('first-hour', language);
  const speech = { language, words, view: view(state, blue), agent: () => 'Bo' };
  return stepsOf(speech, { ...STORY, ...part }).map(({ title, text }) => `${title}: ${text}`);
}

test('hits, what strikes back, penalties and onlookers come in the order of the rules', () => {
  expect(told({})).toEqual([
    'One hit: One shield falls. 3 stay.',
    'It strikes back: 2: Skulls thrown: 1. Skull shields: 1. Your resistance: 2. You hold.',
    'What the shields cost: life: −1. Life is now 3.',
    'Looking on: Bo: If they do not roll, this unit costs each: 2 life.',
  ]);
});

test('a counter-attack costs a life if its sum is more than the resistance', () => {
  expect(told({ skulls: 2, strikesBack: true })[1]).toMatch(/strikes back: 3.*costs 1 life/);
});

test.each([
  ['no skull was thrown', { skulls: 0 }],
  ['no skull shield is left', { guards: 0 }],
])('nothing strikes back if %s', (_when, part) => {
  expect(told(part)[1]).toMatch(/^Nothing strikes back/);
});

test('a life that is used up leads into the vortex', () => {
  expect(told({ life: 0 })[2]).toMatch(/into the vortex/);
});

test('a test that is won is one step', () => {
  expect(told({ isWon: true, left: [] })).toEqual(['One hit: The last shield falls. Done!']);
});

test('all steps have German words, too', () => {
  const all = told({ hits: 0, removed: [] }, 'de');
  expect(all[0]).toBe('Kein Treffer: Kein Schild fällt. 3 bleiben.');
  expect(all.join()).not.toMatch(/\{\{/);
});
