import { gameCalled } from '../../games/rules';
import type { AnyGame } from '../../games/game';
import { nim } from '../nim';
import { game as timeNSpace } from '../testing/fixture';
import { seedsFrom, storms, type Totals } from './storms';

const COUNT = Number(process.env['STORMS'] ?? 20);
const PATIENCE = 10_000 + 2_000 * COUNT;

/** What every storm goes through on average, at least: else the seeds would prove nothing. */
const ENOUGH = {
  'host killed': 5,
  'phone killed': 8,
  frozen: 8,
  'cut off': 8,
  'log torn': 1,
  'host asleep': 1,
  'host left': 1,
  lost: 30,
  doubled: 30,
  'lost in a break': 100,
  acknowledged: 10,
} as const;

/** What of it did not come often enough. */
const tooFew = (totals: Totals, enough: Totals): string[] =>
  Object.entries(enough).flatMap(([what, each]) => {
    const [reached, wanted] = [totals[what] ?? 0, each * (totals['storms'] ?? 0)];
    return reached < wanted ? [`${what}: ${reached} of ${wanted}`] : [];
  });

const timelineTwist = gameCalled('timeline-twist') as AnyGame;

test.each([
  ['at once', timeNSpace, COUNT, ENOUGH],
  ['in turns', nim, Math.ceil(COUNT / 2), ENOUGH],
  // It is soon over, and up to eight are at the table.
  ['of hidden sides', timelineTwist, Math.ceil(COUNT / 10), { ...ENOUGH, acknowledged: 5 }],
])(
  '[K7] all comes right again after every storm over a game %s',
  (_kind, game, count, enough) => {
    const { faulty, totals } = storms(game, seedsFrom(1, count));
    expect(faulty).toEqual([]);
    // The fewer storms, the more they differ.
    if (count >= 10) expect(tooFew(totals, enough)).toEqual([]);
  },
  PATIENCE,
);

/** A game whose events tell more than they may. */
const leaking = (game: AnyGame, secretIn: (state: never) => unknown): AnyGame => ({
  ...game,
  eventsFor: (viewer, events, after) => [
    ...game.eventsFor(viewer, events, after),
    ...events.map(() => ({ type: 'leak', secret: secretIn(after as never) })),
  ],
});

type Boxed = { readonly secret: { readonly box: readonly string[] } };
type Printed = { readonly secret: { readonly printed: Readonly<Record<string, object>> } };

test.each<[string, AnyGame, (state: never) => unknown]>([
  ['[V6] a tile in the box', timeNSpace, ({ secret: { box } }: Boxed) => box[0]],
  [
    '[V6] what is printed on all cards',
    timelineTwist,
    ({ secret: { printed } }: Printed) => ({ all: printed }),
  ],
])(
  '%s, told in an event, is found by a storm',
  (_what, game, secretIn) => {
    expect(storms(game, [1]).faulty).toEqual([]);
    const { faulty } = storms(leaking(game, secretIn), [1]);
    expect(faulty.flatMap(({ faults }) => faults)).toContainEqual(
      expect.stringMatching(/^(red|green|blue|board) is told a secret: /),
    );
  },
  PATIENCE,
);

/** Seeds that once failed, and what had gone wrong. */
const NAMED: [seed: number, once: string][] = [
  [2, 'a seat was given, and the word of it lost'],
  [24, 'a phone was raised twice'],
  [252, 'a bot played on at the very end'],
];

test.each(NAMED)(
  '[K7] seed %d, in which %s',
  seed => {
    expect(storms(timeNSpace, [seed]).faulty).toEqual([]);
    expect(storms(nim, [seed]).faulty).toEqual([]);
  },
  PATIENCE,
);
