import type { Language } from '../card';
import { numbersIn } from './numbers';

test.each<[Language, string, number[]]>([
  ['en', 'The ninety-five theses', [95]],
  ['en', 'Some hundred and eighty copies', [180]],
  ['en', 'Nearly nineteen hundred, in twenty-seven years', [27, 1900]],
  ['en', 'Three billion letters in six countries', [6, 3e9]],
  ['en', 'About a million people', [1e6]],
  ['en', 'Four games to one, after move 37', [4, 37]],
  ['en', 'Five weeks, two million people', [5, 2e6]],
  ['en', 'Two thousand three hundred and five, four', [4, 2305]],
  ['en', 'Twice, on the fifteenth', [2, 15]],
  ['de', 'Fünfundneunzig Sätze', [95]],
  ['de', 'Rund hundertachtzig Stück', [180]],
  ['de', 'Fast neunzehnhundert, in siebenundzwanzig Jahren', [27, 1900]],
  ['de', 'Drei Milliarden Buchstaben aus sechs Ländern', [6, 3e9]],
  ['de', 'Etwa eine Million Menschen', [1e6]],
  ['de', 'Vier zu eins, nach Zug 37', [4, 37]],
  ['de', 'Ein Vierzehnjähriger, zweimal am fünfzehnten', [2, 14, 15]],
  ['de', 'Zweitausenddreihundertfünf, vier', [4, 2305]],
])('%s: “%s” names %j', (language, text, numbers) => {
  expect(numbersIn(language, text)).toEqual(numbers);
});

test.each<[Language, string]>([
  ['en', 'Hundreds of thousands, tens of millions, five-eyed and one'],
  ['de', 'Hunderttausende, zig Millionen, fünfäugig und eins; viele Achtung'],
])('%s: “%s” names no number', (language, text) => {
  expect(numbersIn(language, text)).toEqual([]);
});
