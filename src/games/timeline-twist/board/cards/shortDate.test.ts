import type { CardDate } from '../../deck/date';
import { inOnePiece, shortDate } from './shortDate';

test.each<[CardDate, string, string]>([
  [{ shown: 'year', year: 1969 }, '1969', '1969'],
  [{ shown: 'about', year: -3000, give: 50 }, '~3000 BC', '~3000 v. Chr.'],
  [{ shown: 'century', year: -100 }, '1st c. BC', '1. Jh. v. Chr.'],
  [{ shown: 'ago', years: 66e6, give: 0 }, '66 M yrs', '66 Mio. J.'],
  [{ shown: 'ago', years: 13.8e9, give: 0 }, '13.8 B yrs', '13,8 Mrd. J.'],
  [{ shown: 'ago', years: 45_000, give: 0 }, '~45,000 yrs', '~45.000 J.'],
])('%o is shortened to %s and %s', (date, english, german) => {
  expect(shortDate('en', date)).toBe(english);
  expect(shortDate('de', date)).toBe(german);
});

test.each([
  ['776 v. Chr.', '776 v.\u00a0Chr.'],
  ['1st c. BC', '1st c.\u00a0BC'],
  ['66 Mio. J.', '66 Mio.\u00a0J.'],
  ['1969', '1969'],
])('%s breaks only between words that may part', (words, whole) => {
  expect(inOnePiece(words)).toBe(whole);
});
