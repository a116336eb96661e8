import { chances, pick } from '../kit/random';
import type { RunningMatch } from '../table/match';
import { converse } from './testing/fixture';

type Reply = Readonly<Record<string, unknown>>;
type Legal = readonly { readonly action: object; readonly choices?: { gaps: readonly number[] } }[];

/** Plays by the answers of the table alone: whose turn it is and what that seat can do. */
function played(options: object, seats: readonly string[]): Reply {
  let match: RunningMatch | undefined;
  const say = (command: object): Reply => {
    const turn = converse(match, JSON.stringify(command));
    ({ table: match } = turn);
    return turn.reply as Reply;
  };
  expect(say({ do: 'deal', game: 'timeline-twist', seats, options, seed: 5 })).toMatchObject({
    ok: true,
  });
  const next = chances(5);
  const one = <T>(things: readonly T[]) => things[pick(next(), things.length)]!;
  for (let at = 1; at < 500 && say({ do: 'result' })['result'] === null; at++) {
    const { turn: seat } = say({ do: 'view', seat: 'board' })['view'] as { turn: string };
    const legal = say({ do: 'legal', seat })['legal'] as Legal;
    const { action: offered, choices } = one(legal);
    const action = choices ? { ...offered, gap: one(choices.gaps) } : offered;
    expect(say({ do: 'act', seat, at, action })).toMatchObject({ ok: true });
  }
  return say({ do: 'result' })['result'] as Reply;
}

test('a match against each other is played from the first line to the result', () => {
  const { places, points } = played({}, ['red', 'green']) as { places: string[][]; points: object };
  expect(places.flat().sort()).toEqual(['green', 'red']);
  expect(Object.values(points)).toContain(4);
});

test('a match together, and one of the day alone, are played to the result', () => {
  const together = { way: 'together', daily: '2026-11-18' };
  expect(played(together, ['red', 'green', 'blue'])).toMatchObject({
    kind: 'shared',
    outcome: 'open',
    rank: expect.any(String),
    points: expect.any(Number),
  });
  expect(played(together, ['red'])).toMatchObject({ kind: 'shared', outcome: 'open' });
});

test('a single seat cannot play against others', () => {
  const deal = { do: 'deal', game: 'timeline-twist', seats: ['red'], seed: 1 };
  expect(converse(undefined, JSON.stringify(deal)).reply).toMatchObject({
    ok: false,
    why: { code: 'bad-options', problem: 'versus takes 2 players' },
  });
});
