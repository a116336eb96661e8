import { leadToSameTable } from './sameTable';

const key = 'k'.repeat(40);
const one = `http://a/join#AQEx${key}secret`;

test.each([
  ['the same invite', one, true],
  ['another address and another secret', `https://b/join#AQIx${key}other`, true],
  ['another key', `http://a/join#AQEx${'j'.repeat(40)}secret`, false],
  ['no invite', 'http://a/join', false],
  ['nothing', '', false],
])('%s: %s', (_what, other, same) => {
  expect(leadToSameTable(one, other)).toBe(same);
});

test('texts that are no invites lead to no same table', () => {
  expect(leadToSameTable('', '')).toBe(false);
});
