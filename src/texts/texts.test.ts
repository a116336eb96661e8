import { de } from './de';
import { en } from './en';
import { textsFor } from './texts';

jest.mock('expo-localization', () => ({}));

test.each([
  ['German', ['de'], de],
  ['English', ['en'], en],
  ['the first one we speak', ['fr', 'de', 'en'], de],
  ['English where we speak none', ['fr', null], en],
  ['English where nothing is known', [], en],
])('a phone set to %s', (_wish, languages, texts) => {
  expect(textsFor(languages)).toBe(texts);
});
