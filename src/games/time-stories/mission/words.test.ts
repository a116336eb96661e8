import en from '../missions/day-before/en.json';
import firstHour from '../missions/first-hour/en.json';
import { decodeWords } from './decodeWords';
import { actLabel, cardText, type MissionWords, optionLabel } from './words';

function wordsIn(data: unknown): MissionWords {
  const words = decodeWords(data);
  if (!words.ok) throw new Error(words.problem);
  return words.value;
}
const words = wordsIn(en);

test.each([
  ['the text of a card', '2G', 'text', en.cards['2G'].text],
  ['a later visit', '1A', 'again', en.cards['1A'].again],
  ['what follows from a test', '1B', 'won', en.cards['1B'].won],
  ['the text of an option', '4B', 'stick', en.cards['4B'].options.stick.text],
  ['what follows from one of several acts', '3C', 'peg-won', en.cards['3C'].options.peg.won],
  ['a strand that is loose', '8H', 'boats', en.loose.boats],
  ['what a lender does on a card', '1A', 'coin', en.lenders.inacio.options.coin.text],
])('%s is found by the name under which the rules report it', (_what, card, text, found) => {
  expect(cardText(words, card, text)).toBe(found);
});

test('a card without a text for later visits is read as before', () => {
  expect(cardText(wordsIn(firstHour), '1A', 'again')).toBe(firstHour.cards['1A'].text);
});

test('buttons have the labels of their card, or of the lender', () => {
  expect(optionLabel(words, '4B', 'stick')).toBe(en.cards['4B'].options.stick.label);
  expect(optionLabel(words, '1A', 'coin')).toBe(en.lenders.inacio.options.coin.label);
  expect(actLabel(words, '1B', 'test')).toBe(en.cards['1B'].test);
  expect(actLabel(words, '3C', 'clappers')).toBe(en.cards['3C'].options.clappers.label);
});

test.each([undefined, 7, {}, { title: 7 }])('%j are no words of a mission', data => {
  expect(decodeWords(data)).toMatchObject({ ok: false });
});

test('words of a mission in which parts are missing are read all the same', () => {
  expect(wordsIn({ title: 'Small' })).toMatchObject({ title: 'Small', cards: {}, hints: {} });
});
