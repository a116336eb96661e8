import { languageFor } from './languages';

test.each([
  ['German', ['de'], 'de'],
  ['English', ['en'], 'en'],
  ['the first one the app has', ['fr', 'de', 'en'], 'de'],
  ['English, when it has none of the wanted languages', ['fr', null], 'en'],
  ['English, when nothing is known', [], 'en'],
])('the app speaks %s', (_wish, wanted, language) => {
  expect(languageFor(wanted)).toBe(language);
});
