import { seatsCalled } from '@/kit/seat';
import type { Letter } from '../../rules/components';
import { withPlayer, withSector } from '../../rules/pieces';
import { result } from '../../rules/score';
import type { Seen } from '../../rules/state';
import { playedMatch } from '../testing/playedMatch';
import { placings, tiesIn } from './placing';

const [red, yellow] = seatsCalled('red', 'yellow');

type Given = { readonly points: number; readonly crystals: number; readonly fields: number };

function ended(first: Given, second: Given): Seen {
  const LETTERS: readonly Letter[] = ['A', 'B', 'C', 'D', 'E', 'F'];
  let view = playedMatch(2, 'ties').end;
  view = withPlayer(view, red, { points: first.points, crystals: first.crystals });
  view = withPlayer(view, yellow, { points: second.points, crystals: second.crystals });
  LETTERS.forEach((letter, n) => {
    const control = n < first.fields ? red : n < first.fields + second.fields ? yellow : null;
    view = withSector(view, letter, { control });
  });
  return view;
}

test.each([
  ['fields', { points: 50, crystals: 0, fields: 3 }, { points: 50, crystals: 2, fields: 2 }],
  ['crystals', { points: 50, crystals: 2, fields: 2 }, { points: 50, crystals: 1, fields: 2 }],
  ['shared', { points: 50, crystals: 1, fields: 2 }, { points: 50, crystals: 1, fields: 2 }],
] as const)('equal points are settled by %s', (by, first, second) => {
  const view = ended(first, second);
  const ranked = result(view);
  expect(ranked && tiesIn(view, ranked)).toMatchObject([{ by, seats: [red, yellow], points: 50 }]);
  expect(ranked && placings(ranked).map(({ place }) => place)).toEqual(
    by === 'shared' ? [1, 1] : [1, 2],
  );
});

test('different points need no tie to be settled', () => {
  const view = ended(
    { points: 51, crystals: 0, fields: 0 },
    { points: 50, crystals: 2, fields: 3 },
  );
  const ranked = result(view);
  expect(ranked && tiesIn(view, ranked)).toEqual([]);
});
