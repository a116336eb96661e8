import { createWords } from './words';

const en = {
  hello: 'Hello, {{name}} <3',
  cubes_one: '{{count}} cube',
  cubes_other: '{{count}} cubes',
  place: { moon: 'a moon' },
};
const de: typeof en = {
  hello: 'Hallo, {{name}} <3',
  cubes_one: '{{count}} Würfel',
  cubes_other: '{{count}} Würfel',
  place: { moon: 'ein Mond' },
};
const words = createWords('words.test', { en, de });

test('blanks are filled and nothing is escaped', () => {
  expect(words.sayIn('en')('hello', { name: 'Ann & Bo' })).toBe('Hello, Ann & Bo <3');
});

test.each([
  ['en', 1, '1 cube'],
  ['en', 3, '3 cubes'],
  ['de', 0, '0 Würfel'],
] as const)('in %s, %d picks the right plural', (language, count, said) => {
  expect(words.sayIn(language)('cubes', { count })).toBe(said);
});

test('a key can name a chapter', () => {
  expect(words.sayIn('de')('place.moon')).toBe('ein Mond');
});

test('an unknown key does not compile', () => {
  // @ts-expect-error: there is no such word
  expect(words.sayIn('en')('goodbye')).toBe('goodbye');
});
