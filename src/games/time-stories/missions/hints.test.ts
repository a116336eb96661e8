/** Hints of our missions: each waits until the group has seen what it speaks of. */
import { of } from '../../../kit/seat';
import { blue, green } from '../rules/testing/fixture';
import { whyNotHint } from '../rules/hints';
import { rulebook } from '../rules/rulebook';
import type { View } from '../rules/state';
import { MISSIONS } from './missions';

const viewIn = (mission: string): View =>
  rulebook.view(
    rulebook.setup({
      seats: [blue, green],
      options: { mission, agents: null, first: null },
      chances: () => 0.5,
    }),
    blue,
  );

test.each(MISSIONS.map(it => [it.id, it] as const))('no hint of %s comes too early', (id, it) => {
  const view = viewIn(id);
  const start = Object.keys(it.cards).filter(card => it.cards[card]?.place === it.start);
  const first = { ...view, read: Object.fromEntries(start.map(card => [card, [blue]])) };
  const puzzles = Object.keys(it.puzzles);
  expect(puzzles.map(puzzle => whyNotHint(first, puzzle))).toEqual(
    puzzles.map(() => ({ code: 'no-hint' })),
  );
});

test.each(MISSIONS.map(it => [it.id, it] as const))('every hint of %s comes in time', (id, it) => {
  const view = viewIn(id);
  const items = Object.keys(it.items);
  const agents = { ...view.agents, [blue]: { ...of(view.agents, blue), items } };
  const read = Object.fromEntries(Object.keys(it.cards).map(card => [card, [blue]]));
  const late = Object.entries(it.puzzles).flatMap(([puzzle, { hints }]) =>
    hints.filter((_, n) => whyNotHint({ ...view, agents, read, hints: { [puzzle]: n } }, puzzle)),
  );
  expect(late).toEqual([]);
});
