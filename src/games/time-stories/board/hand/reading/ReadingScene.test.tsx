import { decodeWords } from '../../../mission/decodeWords';
import en from '../../../missions/first-hour/en.json';
import { proseOf } from './ReadingScene';

const decoded = decodeWords(en);
if (!decoded.ok) throw new Error(decoded.problem);
const words = decoded.value;
const textOf = (card: string, text: string) => words.cards[card]?.texts[text];

test('a card that somebody else has read before has its words for that', () => {
  expect(proseOf(words, '1B', ['again'], ['text', 'won', 'again'])).toEqual([
    textOf('1B', 'again'),
  ]);
});

test('a card without such words is read as it lies, and nothing on it twice', () => {
  expect(proseOf(words, '1C', ['again'], ['text', 'won', 'again'])).toEqual([
    textOf('1C', 'text'),
    textOf('1C', 'won'),
  ]);
  expect(proseOf(words, '1C', ['text', 'again'], ['text', 'again'])).toEqual([
    textOf('1C', 'text'),
  ]);
});
