import { languageFor } from './languages';

test.each([
  ['German', ['de'], 'de'],
  ['English', ['en'], 'en'],
  ['the first one we speak', ['fr', 'de', 'en'], 'de'],
  ['English where we speak none', ['fr', null], 'en'],
  ['English where nothing is known', [], 'en'],
])('a phone set to %s', (_wish, wanted, language) => {
  expect(languageFor(wanted)).toBe(language);
});
