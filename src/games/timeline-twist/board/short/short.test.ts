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
  expect(rules('en').find(({ title }) => /scoring/.test(title))?.text).toMatch(
    /worth 2, each in the gap row 1.*costs 1/,
  );
});
