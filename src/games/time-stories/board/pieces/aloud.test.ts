import { position } from '../../rules/testing/fixture';
import { isBackAgain } from './aloud';

test('a group is back again once it has read something elsewhere', () => {
  expect(isBackAgain(position({ readInRun: ['A', 'B'] }), 'A')).toBe(false);
  expect(isBackAgain(position({ readInRun: ['A', 'B', 'tA'] }), 'A')).toBe(true);
  expect(isBackAgain(position({ readInRun: ['A', 'B', 'tA'] }), 'tA')).toBe(false);
});
