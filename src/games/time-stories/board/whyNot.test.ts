import { LANGUAGES } from '@/ui/words/words';
import { blue, green } from '../rules/testing/fixture';
import type { Why } from '../rules/why';
import { en } from '../texts/why.en';
import { fetchTexts } from '@/ui/words/words';
import '../missions/missions';
import { missionWords } from './pieces/missionTexts';
import { whySentence } from './whyNot';
import { position } from '../rules/testing/fixture';

beforeAll(() => Promise.all(LANGUAGES.map(fetchTexts)));

const agent = green;
const RULES: readonly Why[] = [
  { code: 'answer-first', agent },
  { code: 'not-your-agent', agent },
  { code: 'shared-agent', agent },
  { code: 'in-vortex', agent },
  { code: 'has-acted', agent },
  { code: 'no-plan-yet', agent },
  { code: 'not-shared', agent },
  { code: 'lender-taken', lender: 'otto' },
  { code: 'captain-only', captain: blue },
  { code: 'reader-only', reader: blue },
  { code: 'needs-token', token: 'blue-star' },
  { code: 'only-these', lenders: ['otto', 'kling'] },
  { code: 'not-these', lenders: ['otto'] },
  { code: 'needs-key', item: '04' },
  { code: 'item-busy', item: '04' },
  { code: 'gather', card: '2D' },
  { code: 'locked-in', card: '1C' },
  { code: 'must-start', cards: ['1C', '1D'] },
  { code: 'too-early', waits: 900 },
  { code: 'too-early', waits: 20_000 },
  { code: 'not-on-map', place: 'tower' },
];

test.each(LANGUAGES)('every refusal is a whole sentence: %s', language => {
  const codes = Object.keys(en).filter(code => !/_(one|other)$/.test(code));
  const plain = codes.filter(code => !RULES.some(why => why.code === code));
  for (const why of [...RULES, ...plain.map(code => ({ code }))]) {
    const sentence = whySentence(language, why);
    expect(sentence).toMatch(/^\p{Lu}.*[.?)]$/u);
    expect(sentence).not.toMatch(/\{\{|undefined/);
  }
});

test('a refusal calls things of the mission by their names', () => {
  const names = { seen: position(), mission: missionWords('first-hour', 'en'), places: [] };
  expect(whySentence('en', { code: 'needs-token', token: 'blue-star' } as Why, names)).toMatch(
    /the clock is set/,
  );
  expect(whySentence('en', { code: 'needs-key', item: '04' } as Why, names)).toMatch(
    /The big hand/,
  );
});

test('an unknown refusal shows its code', () => {
  expect(whySentence('en', { code: 'so-many-not' })).toMatch(/so-many-not/);
  expect(whySentence('fr', { code: 'over' })).toBe('The mission is over.');
});
