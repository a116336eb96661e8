import { manifest as aquaSphereManifest } from '../../games/aquasphere/manifest';
import { aquaSphere } from '../../games/aquasphere/rules/game';
import type { AnyGame } from '../../games/game';
import { manifest as timeNSpaceManifest } from '../../games/time-n-space/manifest';
import { manifest as timeStoriesManifest } from '../../games/time-stories/manifest';
import { timeStories } from '../../games/time-stories/rules/game';
import { manifest as timelineTwistManifest } from '../../games/timeline-twist/manifest';
import { timelineTwist } from '../../games/timeline-twist/rules/game';
import { nim, samples } from '../nim';
import { game as timeNSpace } from '../testing/fixture';
import { seedsFrom, storms, type Totals } from './storms';
import type { Samples } from './weather';

const COUNT = Number(process.env['STORMS'] ?? 20);
const PATIENCE = 10_000 + 2_000 * COUNT;

/** The least an average storm must go through, or else the seeds would prove nothing. */
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
  'given a seat': 0.3,
} as const;

/** The events that came too rarely. */
const tooFew = (totals: Totals, enough: Totals): string[] =>
  Object.entries(enough).flatMap(([what, each]) => {
    const [reached, wanted] = [totals[what] ?? 0, each * (totals['storms'] ?? 0)];
    return reached < wanted ? [`${what}: ${reached} of ${wanted}`] : [];
  });

const SPACE = [timeNSpace, timeNSpaceManifest.samples] as const;
const NIM = [nim, samples] as const;
const TWIST = [timelineTwist as AnyGame, timelineTwistManifest.samples] as const;
const AQUA = [aquaSphere as AnyGame, aquaSphereManifest.samples] as const;
const STORIES = [timeStories as AnyGame, timeStoriesManifest.samples] as const;

test.each([
  ['at once', SPACE, COUNT, ENOUGH],
  ['in turns', NIM, Math.ceil(COUNT / 2), ENOUGH],
  // Its matches are short, and have up to eight players.
  ['with hidden cards', TWIST, Math.ceil(COUNT / 10), { ...ENOUGH, acknowledged: 5 }],
  ['of long turns', AQUA, Math.ceil(COUNT / 10), {}],
  ['with votes and cards of one’s own', STORIES, Math.ceil(COUNT / 10), {}],
])(
  '[K7] everything recovers after every storm over a game %s',
  (_kind, [game, own], count, enough) => {
    const { faulty, totals } = storms(game, own, seedsFrom(1, count));
    expect(faulty).toEqual([]);
    // Few storms differ too much for averages.
    if (count >= 10) expect(tooFew(totals, enough)).toEqual([]);
  },
  PATIENCE,
);

/** A game whose events reveal too much. */
const leaking = (game: AnyGame, secretIn: (state: never) => unknown): AnyGame => ({
  ...game,
  eventsFor: (viewer, events, after) => [
    ...game.eventsFor(viewer, events, after),
    ...events.map(() => ({ type: 'leak', secret: secretIn(after as never) })),
  ],
});

type Boxed = { readonly secret: { readonly box: readonly string[] } };
type Printed = { readonly secret: { readonly printed: Readonly<Record<string, object>> } };

test.each<[string, readonly [AnyGame, Samples], (state: never) => unknown]>([
  ['[V6] a hidden tile', SPACE, ({ secret: { box } }: Boxed) => box[0]],
  ['[V6] all printed cards', TWIST, ({ secret: { printed } }: Printed) => ({ all: printed })],
])(
  '%s in an event is found by a storm',
  (_what, [game, samples], secretIn) => {
    expect(storms(game, samples, [1]).faulty).toEqual([]);
    const { faulty } = storms(leaking(game, secretIn), samples, [1]);
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
    expect(storms(...SPACE, [seed]).faulty).toEqual([]);
    expect(storms(...NIM, [seed]).faulty).toEqual([]);
  },
  PATIENCE,
);
