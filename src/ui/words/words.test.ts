import { areTextsHere, createTexts, createWords, fetchTexts, speak, withTexts } from './words';

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

describe('texts that are fetched', () => {
  const fetched: string[] = [];
  const fetch = <T>(language: string, texts: T) => {
    fetched.push(language);
    return Promise.resolve(texts);
  };
  const texts = createTexts('words.test.fetched', {
    en: () => fetch('en', { sea: { ship_one: '{{count}} ship', ship_other: '{{count}} ships' } }),
    de: () =>
      fetch('de', { sea: { ship_one: '{{count}} Schiff', ship_other: '{{count}} Schiffe' } }),
  });
  const sea = texts.words('sea');
  beforeAll(() => void fetched.splice(0));

  test('come in the language that is spoken, and in no other', async () => {
    const late = createTexts('words.test.late', {
      en: () => fetch('late en', { sky: { star: 'star' } }),
      de: () => fetch('late de', { sky: { star: 'Stern' } }),
    });
    speak('de');
    expect(areTextsHere('de')).toBe(false);
    await withTexts('a part');
    expect(fetched).toEqual(['late de']);
    expect(areTextsHere('de')).toBe(true);
    expect(late.words('sky').sayIn('de')('star')).toBe('Stern');
    speak('en');
  });

  test('appear in another language until the right one has been fetched', async () => {
    const late = createTexts('words.test.borrowed', {
      en: async () => ({ sky: { star: 'star' } }),
      de: async () => ({ sky: { star: 'Stern' } }),
    });
    const { sayIn } = late.words('sky');
    await fetchTexts('de');
    expect(sayIn('en')('star')).toBe('Stern');
    await fetchTexts('en');
    expect(sayIn('en')('star')).toBe('star');
  });

  test('are fetched again after a failure', async () => {
    const come = jest.fn().mockRejectedValueOnce(new Error('offline'));
    come.mockResolvedValue({ sky: { star: 'star' } });
    createTexts('words.test.failed', { en: come, de: come });
    await expect(fetchTexts('en')).rejects.toThrow('offline');
    await fetchTexts('en');
    expect(areTextsHere('en')).toBe(true);
  });

  test('have plurals, and know their own names', () => {
    expect(sea.sayIn('de')('ship', { count: 2 })).toBe('2 Schiffe');
    expect(sea.has('ship_one')).toBe(true);
    expect(sea.has('constructor')).toBe(false);
  });

  test('a sentence that is missing in one language does not compile', () => {
    const missing = createTexts('words.test.missing', {
      en: async () => ({ sky: { star: 'star', moon: 'moon' } }),
      // @ts-expect-error: there is no moon
      de: async () => ({ sky: { star: 'Stern' } }),
    });
    expect(missing.words('sky').has('moon')).toBe(false);
  });
});
