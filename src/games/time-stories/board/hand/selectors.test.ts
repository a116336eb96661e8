import { blue, position } from '../../rules/testing/fixture';
import type { State } from '../../rules/state';
import { view } from '../../rules/view';
import { testsFor } from './selectors';

const needed = (state: State): number | undefined =>
  testsFor(view(state, blue), blue)[0]?.shields.length;

const TEST = {
  kind: 'test',
  skill: 'force',
  shields: '▢▢▢▢',
  changes: [{ kind: 'blank', many: -2, when: { is: 'item', item: '01' } }],
};
const withTest = { cards: { B: { acts: { test: TEST } } } };

test('shields that fall to what is carried are not counted before the throw', () => {
  expect(needed(position({ mission: withTest }))).toBe(4);
  expect(needed(position({ mission: withTest, agents: { blue: { items: ['01'] } } }))).toBe(2);
});

test('shields that lie there are counted as they lie', () => {
  const tests = [{ card: 'B', act: 'test', shields: ['blank'], isLocked: false, rolledBy: [] }];
  const agents = { blue: { items: ['01'] } };
  expect(needed(position({ mission: withTest, agents, tests } as never))).toBe(1);
});
