import type { TablePlace } from '@/games/board';
import { LANGUAGES } from '@/ui/words/words';
import type { Why } from '../rules/actions';
import { green, red } from '../rules/testing/fixture';
import { en } from '../texts/why.en';
import { whySentence } from './whyNot';

const RULES: readonly Why[] = [
  { code: 'over' },
  { code: 'not-this-way', way: 'versus' },
  { code: 'not-this-way', way: 'together' },
  { code: 'not-your-turn', turn: green },
  { code: 'not-before-you', card: 'x' },
  { code: 'no-such-gap', most: 3 },
  { code: 'lies-sideways', card: 'x' },
  { code: 'already-tried' },
  { code: 'other-sign', sign: 'circle', need: 'star' },
  { code: 'lay-one-first' },
];

test.each(LANGUAGES)('every refusal is a whole sentence: %s', language => {
  const table = Object.keys(en).map(code => ({ code }));
  const all = [...RULES, ...table.filter(({ code }) => !RULES.some(why => why.code === code))];
  for (const why of all) {
    const sentence = whySentence(language, why);
    expect(sentence).toMatch(/^\p{Lu}.*[.?)]$/u);
    expect(sentence).not.toMatch(/\{\{|undefined/);
  }
});

test('a refusal names the player on turn, by their name if somebody sits there', () => {
  const why = { code: 'not-your-turn', turn: green };
  expect(whySentence('en', why)).toMatch(/Green is thinking/);
  const places = [{ seat: green, name: 'Bo', face: '', sits: 'player', here: true }] as const;
  expect(whySentence('de', why, places)).toMatch(/Bo überlegt/);
});

test('two players on one phone are told apart', () => {
  const places = [red, green].map((seat): TablePlace => ({
    seat,
    name: 'Ann',
    face: '',
    sits: 'player',
    here: true,
  }));
  const why: Why = { code: 'not-your-turn', turn: red };
  expect(whySentence('en', why, places)).toMatch(/Ann \(Red\)/);
});

test('an unknown refusal shows its code', () => {
  expect(whySentence('en', { code: 'so-many-not' })).toMatch(/so-many-not/);
  expect(whySentence('fr', { code: 'over' })).toBe('The match is over.');
});
