import { blocksOf, chaptersWith, marked } from './search';

const found = (text: string, wanted: string) =>
  marked(text, wanted).map(part => (part.isFound ? `[${part.text}]` : part.text));

test.each([
  ['The moon.', 'moon', ['The ', '[moon]', '.']],
  ['Moon after moon', 'MOON', ['[Moon]', ' after ', '[moon]']],
  ['Sanduhr über Sanduhr', 'uber', ['Sanduhr ', '[über]', ' Sanduhr']],
  ['Straße der Würfel', 'würfel', ['Straße der ', '[Würfel]']],
  ['🪐 planet', 'planet', ['🪐 ', '[planet]']],
  ['aaa', 'aa', ['[aa]', 'a']],
  ['The moon.', ' ', ['The moon.']],
  ['The moon.', 'sun', ['The moon.']],
])('in “%s”, “%s” is highlighted', (text, wanted, parts) => {
  expect(found(text, wanted)).toEqual(parts);
});

const CHAPTERS = [
  { title: 'Glasses', text: 'Turn one.' },
  { title: 'Moons', text: 'Tiles lie there, beside the glasses.' },
  { title: 'Ships', text: 'They fly.' },
];

test.each([
  ['', [1, 2, 3]],
  ['glass', [1, 2]],
  ['FLY', [3]],
  ['sun', []],
])('“%s” stands in chapters %j', (wanted, numbers) => {
  expect(chaptersWith(CHAPTERS, wanted).map(({ number }) => number)).toEqual(numbers);
});

test('a text splits into paragraphs and bullet points', () => {
  expect(blocksOf('One.\n\n- two\n• three\nFour - five.')).toEqual([
    { is: 'text', text: 'One.' },
    { is: 'point', text: 'two' },
    { is: 'point', text: 'three' },
    { is: 'text', text: 'Four - five.' },
  ]);
});
