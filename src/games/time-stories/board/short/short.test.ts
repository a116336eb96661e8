import { hints } from './hints';
import { rules } from './short';

test.each(['en', 'de', 'fr'])('the short rules leave no placeholder unfilled: %s', language => {
  const chapters = rules(language);
  expect(chapters.length).toBeGreaterThan(8);
  for (const { title, text } of chapters) {
    expect(title).not.toMatch(/\{\{/);
    expect(text).toMatch(/^[^{]{80,}\.$/);
  }
});

test.each(['en', 'de'])(
  'four cards for somebody who waits have at most twelve words: %s',
  language => {
    const cards = hints(language);
    expect(cards).toHaveLength(4);
    for (const { text } of cards) expect(text.split(' ').length).toBeLessThanOrEqual(12);
  },
);

test('the short rules give the numbers of the box', () => {
  const all = rules('en')
    .map(({ text }) => text)
    .join(' ');
  expect(all).toMatch(/seven units|7 units/);
  expect(all).toMatch(/1 to 3.*2 more/);
});
