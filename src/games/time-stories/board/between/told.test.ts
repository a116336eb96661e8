import { blue, green } from '../../rules/testing/fixture';
import { LONGEST_NOTE, TOLD, toldWords, withTold } from './told';

const request = (id: number, text: string | number, code = TOLD) => ({
  id,
  from: id % 2 ? blue : green,
  words: { code, about: [text] },
  left: 4_000,
});

test('a pinned note stays when its message has gone, and comes once', () => {
  const first = withTold([], [request(1, 'Twelve boats.')]);
  const again = withTold(first, [request(1, 'Twelve boats.'), request(2, 'Two hours late.')]);
  expect(withTold(again, [])).toEqual([
    { id: 1, seat: blue, text: 'Twelve boats.' },
    { id: 2, seat: green, text: 'Two hours late.' },
  ]);
});

test('other talk and notes without words are not pinned', () => {
  expect(withTold([], [request(1, 'hello', 'thanks'), request(2, 7)])).toEqual([]);
});

test('without anything new the list stays the same object', () => {
  const notes = withTold([], [request(1, 'Twelve boats.')]);
  expect(withTold(notes, [])).toBe(notes);
});

test('only the last two dozen are kept', () => {
  const many = Array.from({ length: 30 }, (_, n) => request(n, `note ${n}`));
  const kept = withTold([], many);
  expect(kept).toHaveLength(24);
  expect(kept[23]?.text).toBe('note 29');
});

test('a long note travels in parts that a message allows, and comes out whole', () => {
  const text = 'Belts for six-year-olds. Twelve boats, and a wall of swallows.';
  const words = toldWords(text);
  expect(words.about.every(part => String(part).length <= 24)).toBe(true);
  expect(withTold([], [{ id: 1, from: blue, words, left: 1 }])[0]?.text).toBe(text);
  expect(toldWords('a'.repeat(500)).about.join('')).toHaveLength(LONGEST_NOTE);
  expect(toldWords('a'.repeat(500)).about).toHaveLength(8);
});
