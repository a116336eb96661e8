import { spansOf } from './CardProse';

test('bold and slanted words are set apart from the rest', () => {
  expect(spansOf('A **tinsmith** says *now*.')).toEqual([
    { words: 'A ', kind: null },
    { words: 'tinsmith', kind: 'bold' },
    { words: ' says ', kind: null },
    { words: 'now', kind: 'slant' },
    { words: '.', kind: null },
  ]);
});

test('a line without marks stays whole', () => {
  expect(spansOf('Nothing here')).toEqual([{ words: 'Nothing here', kind: null }]);
});
