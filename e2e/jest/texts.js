/** What a test imports speaks both languages at once; the app fetches the one it needs. */
const WORDS = require.resolve('../../src/ui/words/words');

beforeEach(async () => {
  if (!(WORDS in require.cache)) return; // the test speaks of nothing
  const { fetchTexts, LANGUAGES } = require(WORDS);
  await Promise.all(LANGUAGES.map(fetchTexts));
});
