import { fetchTexts, LANGUAGES } from '@/ui/words/words';
import type { LockSign } from './locks';
import { lockSentence, signWords } from './lockWords';
import { missionWords } from './missionTexts';

beforeAll(() => Promise.all(LANGUAGES.map(fetchTexts)));

const speaker = (language: 'en' | 'de' = 'en') => ({
  language,
  words: missionWords('day-before', language),
});
const TOKEN: LockSign = { kind: 'token', token: 'green-square', isMet: true };
const ITEM: LockSign = { kind: 'item', item: '38', isMet: false };
const COINS: LockSign = { kind: 'resource', resource: 'brown', many: 2, isMet: false };

test.each([
  ['en', 'needs: green square or item 38'],
  ['de', 'verlangt: Quadrat in Grün oder Gegenstand 38'],
] as const)('a lock with two keys names both: %s', (language, words) => {
  expect(lockSentence(speaker(language), { signs: [TOKEN, ITEM], isEither: true })).toBe(words);
});

test('a sentence can note a sign that is met already', () => {
  const note = ({ isMet }: LockSign) => (isMet ? ' (there)' : '');
  expect(lockSentence(speaker(), { signs: [TOKEN, COINS], isEither: false }, note)).toBe(
    'needs: green square (there), 2 coins',
  );
});

test('a rule about lenders stands before what is needed', () => {
  const only: LockSign = { kind: 'only', lenders: ['thomas'], isMet: false };
  expect(lockSentence(speaker(), { signs: [ITEM, only], isEither: false })).toBe(
    'only Thomas Pell, needs: item 38',
  );
});

test('a plate on a TV has first names without titles, and items by their numbers', () => {
  const not: LockSign = { kind: 'not', lenders: ['thomas', 'josefa'], isMet: true };
  expect(signWords(speaker(), not).short).toBe('not Thomas, Josefa');
  expect(signWords(speaker(), ITEM).short).toBe('38');
});
