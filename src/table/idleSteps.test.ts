import type { AnyGame } from '../games/game';
import { openHall, proposal, take } from './testing/hostFixture';
import { nim } from './nim';
import { red } from './testing/fixture';

/** Nim that counts how often it is asked for a view, and how often its options are serialised. */
function countingNim() {
  const count = { views: 0, records: 0 };
  const written = {
    stones: 21,
    toJSON: () => {
      count.records++;
      return { stones: 21 };
    },
  };
  const game: AnyGame = {
    ...nim,
    options: () => ({ ok: true, value: written }),
    view: (state, viewer) => {
      count.views++;
      return nim.view(state, viewer);
    },
  };
  return { game, count };
}

test('a ping cuts no view and writes no record; an act cuts every view once to send it', () => {
  const { game, count } = countingNim();
  const hall = openHall(game, 3);
  hall.orders({ order: 'options', options: {} });
  hall.meets('red');
  hall.sits('red', red);
  hall.deals();
  Object.assign(count, { views: 0, records: 0 });
  hall.waits(100);
  hall.says('red', { say: 'ping', t: 5 });
  hall.ticks();
  expect(count).toEqual({ views: 0, records: 0 });
  hall.says('red', proposal(hall, red, 1, take(1)));
  expect(count.views).toBe(4 + 3); // one more for the ruling, one for whose turn it is, and one for a bot
});
