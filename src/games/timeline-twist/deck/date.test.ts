import { type CardDate, compareDates, spanOf } from './date';
import { dateWords } from './dateWords';

test.each<[string, string, CardDate, [number, number]]>([
  ['1969', '1969', { shown: 'year', year: 1969 }, [1969, 1969]],
  ['105 AD', '105 n. Chr.', { shown: 'year', year: 105 }, [105, 105]],
  ['1000', '1000', { shown: 'year', year: 1000 }, [1000, 1000]],
  ['776 BC', '776 v. Chr.', { shown: 'year', year: -776 }, [-776, -776]],
  ['about 1450', 'um 1450', { shown: 'about', year: 1450, give: 5 }, [1445, 1455]],
  ['about 3000 BC', 'um 3000 v. Chr.', { shown: 'about', year: -3000, give: 99 }, [-3099, -2901]],
  [
    'about 10,000 BC',
    'um 10.000 v. Chr.',
    { shown: 'about', year: -10_000, give: 0 },
    [-10_000, -10_000],
  ],
  ['1960s', '1960er', { shown: 'decade', year: 1960 }, [1960, 1969]],
  ['1st century', '1. Jahrhundert', { shown: 'century', year: 1 }, [1, 100]],
  ['12th century', '12. Jahrhundert', { shown: 'century', year: 1101 }, [1101, 1200]],
  ['15th century', '15. Jahrhundert', { shown: 'century', year: 1401 }, [1401, 1500]],
  ['2nd century BC', '2. Jahrhundert v. Chr.', { shown: 'century', year: -200 }, [-200, -101]],
  ['23rd century BC', '23. Jahrhundert v. Chr.', { shown: 'century', year: -2300 }, [-2300, -2201]],
  [
    'about 9000 years ago',
    'vor etwa 9000 Jahren',
    { shown: 'ago', years: 9000, give: 100 },
    [-7100, -6900],
  ],
  [
    'about 45,000 years ago',
    'vor etwa 45.000 Jahren',
    { shown: 'ago', years: 45_000, give: 0 },
    [-43_000, -43_000],
  ],
  [
    '66 million years ago',
    'vor 66 Mio. Jahren',
    { shown: 'ago', years: 66e6, give: 1e5 },
    [-66_098_000, -65_898_000],
  ],
  [
    '3.7 million years ago',
    'vor 3,7 Mio. Jahren',
    { shown: 'ago', years: 3.7e6, give: 0 },
    [-3_698_000, -3_698_000],
  ],
  [
    '13.8 billion years ago',
    'vor 13,8 Mrd. Jahren',
    { shown: 'ago', years: 13.8e9, give: 0 },
    [-13_799_998_000, -13_799_998_000],
  ],
])('%s is %s', (english, german, date, [from, to]) => {
  expect(dateWords('en', date)).toBe(english);
  expect(dateWords('de', date)).toBe(german);
  expect(spanOf(date)).toEqual({ from, to });
});

test.each<[-1 | 0 | 1, CardDate, CardDate]>([
  [-1, { shown: 'year', year: 1968 }, { shown: 'year', year: 1969 }],
  [1, { shown: 'year', year: 1 }, { shown: 'year', year: -1 }],
  [0, { shown: 'year', year: 1969 }, { shown: 'year', year: 1969 }],
  [0, { shown: 'century', year: 1401 }, { shown: 'century', year: 1401 }],
  [-1, { shown: 'century', year: 1301 }, { shown: 'year', year: 1401 }],
  [-1, { shown: 'ago', years: 66e6, give: 1e6 }, { shown: 'ago', years: 2e6, give: 1e5 }],
  [1, { shown: 'decade', year: 1970 }, { shown: 'year', year: 1969 }],
  [-1, { shown: 'about', year: -3000, give: 50 }, { shown: 'year', year: -776 }],
])('comparing two dates gives %i', (expected, one, other) => {
  expect(compareDates(one, other)).toBe(expected);
});
