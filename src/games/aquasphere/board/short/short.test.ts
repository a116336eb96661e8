import { hints } from './hints';
import { rules } from './short';

test.each(['en', 'de', 'fr'])('the short rules leave no placeholder unfilled: %s', language => {
  const chapters = rules(language);
  expect(chapters.length).toBeGreaterThan(10);
  for (const { title, text } of chapters) {
    expect(title).not.toMatch(/\{\{/);
    expect(text).toMatch(/^[^{]{80,}\.$/);
  }
});

test('the short rules give the numbers of the box', () => {
  const text = rules('en').find(({ title }) => /Interim/.test(title))?.text;
  expect(text).toMatch(/6 for most control fields, 3 each if tied/);
});

test.each(['en', 'de'])('four hints of at most twelve words each: %s', language => {
  expect(hints(language)).toHaveLength(4);
  for (const { text } of hints(language)) expect(text.split(' ').length).toBeLessThanOrEqual(12);
});
