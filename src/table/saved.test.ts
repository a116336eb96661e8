import { seedOf } from '../kit/chance';
import fc from 'fast-check';
import type { AnyGame, GameId } from '../games/game';
import { timelineTwist } from '../games/timeline-twist/rules/game';
import type { Seat } from '../kit/seat';
import type { Entry, SavedMatch } from '../protocol/entry';
import { makeLines } from '../protocol/savedMatch';
import {
  act,
  type MatchAnswer,
  deal,
  pass,
  pause,
  resume,
  type RunningMatch,
  viewOf,
} from './match';
import { fold, only, open, save } from './saved';
import { begun, blue, dealt, game, played, red, SEATS, tableOf } from './testing/fixture';

const find = (id: string): AnyGame | undefined => (id === game.id ? game : undefined);
const turn = { type: 'turn', glass: 0, on: 'trade-2' };
const lapse = { type: 'lift', glass: 0, deed: { do: 'lapse' } };

/** The states of a match after each ply, as they were when it was played. */
function tablesOf({ saved }: RunningMatch): RunningMatch[] {
  const tables = [dealt()];
  for (const entry of saved.log) tables.push(tableOf(step(tables.at(-1)!, entry)));
  return tables;
}

function step(match: RunningMatch, entry: Entry): MatchAnswer {
  if (entry.do === 'act') return act(match, entry);
  if (entry.do === 'resume') return resume(match);
  return entry.do === 'pass' ? pass(match, entry.at) : pause(match, entry.at);
}

/** Ready, a turn with an earlier finger, a pause, and a glass lifted at the last moment. */
const short = [
  (match: RunningMatch) => act(match, { seat: red, at: 100, finger: 60, action: turn }),
  (match: RunningMatch) => act(match, { seat: blue, at: 100, action: turn }),
  (match: RunningMatch) => pause(match, 5_000),
  resume,
  (match: RunningMatch) => act(match, { seat: red, at: 60_060, action: lapse }),
  (match: RunningMatch) => act(match, { seat: blue, at: 60_100, action: lapse }),
  (match: RunningMatch) => pass(match, 360_400),
].reduce<RunningMatch>((match, move) => tableOf(move(match)), begun());
const shortLines = save(short);

test.each<[string, RunningMatch]>([
  ['has just been dealt', dealt()],
  ['has been played a little', short],
  ['is paused', tableOf(pause(begun(), 400))],
  ['is over', played()],
  ['is over, with another seed', played({ seed: seedOf(25), options: {} })],
])('a match that %s is the same when it is reopened', (_what, match) => {
  expect(open(save(match), find)).toEqual({ ok: true, match });
});

const twist = timelineTwist as AnyGame;

test.each<[string, AnyGame, readonly Seat[], unknown]>([
  ['Time ’n’ Space with default options', game, SEATS, {}],
  ['Time ’n’ Space for beginners', game, SEATS, { level: 'beginner' }],
  [
    'Time ’n’ Space with options in another order',
    game,
    SEATS,
    { glassSeconds: { blue: 45, red: 90 }, minutes: 6, level: 'beginner' },
  ],
  ['Timeline Twist with default options', twist, SEATS, {}],
  [
    'Timeline Twist with options in another order',
    twist,
    SEATS,
    { talkSeconds: 30, first: 'blue', way: 'together' },
  ],
])(
  'the log of a match of %s is the same, byte for byte, when it is reopened',
  (_what, its, seats, options) => {
    const start = tableOf(deal(its, { seats, options, seed: seedOf(7) }));
    const offers = seats.flatMap(seat =>
      start.game.offers(viewOf(start, seat), seat, 5).map(({ action }) => ({ seat, action })),
    );
    const [{ seat, action }] = offers as [{ seat: Seat; action: object }];
    const backwards = Object.fromEntries(Object.entries(action).reverse());
    const match = tableOf(act(start, { seat, at: 5, action: backwards }));
    const opened = open(save(match), only(its));
    expect(save(tableOf(opened as never))).toEqual(save(match));
  },
);

test('time without any effect is not saved: the match opens at its last line', () => {
  const later = tableOf(pass(begun(), 5_000));
  expect(open(save(later), find)).toEqual({ ok: true, match: begun() });
});

test('folded to any ply, a match is as it was then, at the time of that ply', () => {
  const end = played();
  const { saved } = end;
  tablesOf(end).forEach((match, ply) => {
    const folded = fold(saved, find, ply);
    expect(folded).toEqual({ ok: true, match });
    expect(match.at).toBe(ply === 0 ? 0 : saved.log[ply - 1]!.at);
    expect(match.saved.log).toHaveLength(ply);
  });
  expect(saved.log.length).toBeGreaterThan(50);
});

test('a match opened in the middle is played on to the same end', () => {
  const end = played();
  for (const ply of [0, 1, 57, end.saved.log.length - 1]) {
    const opened = open(save(end).slice(0, ply + 1), find);
    const rest = end.saved.log.slice(ply);
    const again = rest.reduce(
      (match, entry) => tableOf(step(match, entry)),
      tableOf(opened as never),
    );
    expect(again).toEqual(end);
  }
});

// What cannot be folded ------------------------------------------------------------------------------

const header = (change: Partial<SavedMatch>) => makeLines({ ...short.saved, ...change });
const ours = game.version;

test.each<[string, string[], object]>([
  [
    'an older version',
    header({ version: ours - 1 }),
    { code: 'other-version', saved: ours - 1, ours },
  ],
  [
    'a newer version',
    header({ version: ours + 1 }),
    { code: 'other-version', saved: ours + 1, ours },
  ],
  ['another game', header({ game: 'chess' as GameId }), { code: 'unknown-game', game: 'chess' }],
  [
    'no known game',
    header({ game: '__proto__' as GameId }),
    { code: 'unknown-game', game: '__proto__' },
  ],
  [
    'a seat too few',
    header({ seats: [red, blue] }),
    { code: 'refused', why: expect.objectContaining({ code: 'wrong-seats' }) },
  ],
  [
    'unknown options',
    header({ options: { minutes: 1 } }),
    { code: 'refused', why: { code: 'bad-options', problem: expect.any(String) } },
  ],
  ['an empty first line', ['', ...shortLines], { code: 'tampered' }],
])('a match of %s is not opened at all', (_what, lines, fault) => {
  expect(open(lines, find)).toEqual({ ok: false, fault: { line: 1, ...fault } });
});

/** The short match with its n-th entry replaced, and sealed again by somebody who knows how. */
const forged = (n: number, ...entries: object[]): string[] =>
  makeLines({ ...short.saved, log: short.saved.log.toSpliced(n, 1, ...(entries as Entry[])) });
const entryAt = (n: number): Entry => short.saved.log[n]!;

const runs = { code: 'sand-still-runs', until: 60_060 };
const now = 5_000;

test.each<[string, string[], line: number, fault: object]>([
  ['an act the rules refuse', forged(7, { ...entryAt(7), at: 60_059 }), 9, { why: runs }],
  ['a finger too early', forged(7, { ...entryAt(7), finger: 60_059 }), 9, { why: runs }],
  [
    'an act too early',
    forged(7, { ...entryAt(7), at: 4_999 }),
    9,
    { why: { code: 'time-runs-backwards', now } },
  ],
  [
    'a finger too late',
    forged(7, { ...entryAt(7), finger: 60_061 }),
    9,
    { why: { code: 'finger-out-of-time', now: 60_060 } },
  ],
  [
    'an unknown seat',
    forged(7, { ...entryAt(7), seat: 'purple' }),
    9,
    { why: expect.objectContaining({ code: 'not-at-this-table' }) },
  ],
  [
    'an unknown act',
    forged(7, { ...entryAt(7), action: { type: 'fly' } }),
    9,
    { why: expect.objectContaining({ code: 'not-an-act' }) },
  ],
  ['an act in a pause', forged(6, { ...entryAt(4), at: now }), 8, { why: { code: 'paused' } }],
  ['a pause in a pause', forged(6, entryAt(5)), 8, { why: { code: 'paused' } }],
  [
    'a resume without a pause',
    forged(5, { do: 'resume', at: 100 }),
    7,
    { why: { code: 'not-paused' } },
  ],
  [
    'the same act twice',
    forged(4, entryAt(4), entryAt(4)),
    7,
    { why: { code: 'glass-stands', on: 'trade-2' } },
  ],
])('%s is refused, even with a valid seal', (_what, lines, line, fault) => {
  const sound = tablesOf(short)[line - 2];
  expect(open(lines, find)).toEqual({
    ok: false,
    fault: { code: 'refused', line, ...fault },
    sound,
  });
});

test.each<[string, string[], line: number]>([
  ['time without any effect', forged(7, { do: 'pass', at: 60_000 }, entryAt(7)), 9],
  ['a pause that ends later than it began', forged(6, { do: 'resume', at: 6_000 }), 8],
  ['a pause that ends before it began', forged(6, { do: 'resume', at: 0 }), 8],
  ['a pause that skips something due', forged(9, { do: 'pause', at: 900_000 }), 11],
])('%s is never in a log of ours', (_what, lines, line) => {
  const sound = tablesOf(short)[line - 2];
  expect(open(lines, find)).toEqual({ ok: false, fault: { code: 'goes-otherwise', line }, sound });
});

test('a broken rule is reported before a flaw in a later line', () => {
  const lines = forged(7, { ...entryAt(7), at: 60_059 });
  const fault = { code: 'refused', line: 9, why: runs };
  expect(open([...lines.slice(0, 10), 'torn'], find)).toMatchObject({ ok: false, fault });
});

// Damage -------------------------------------------------------------------------------------------

const whole = played();
const text = save(whole).join('\n');
const tables = tablesOf(whole);

test.each<[string, string, ply: number]>([
  ['cut off in the last line', text.slice(0, -1), tables.length - 2],
  [
    'cut off in the seal of the last line',
    text.slice(0, text.lastIndexOf('\n') + 8),
    tables.length - 2,
  ],
  ['with a torn line added', `${text}\n0123`, tables.length - 1],
])('a match %s is sound up to there', (_what, torn, ply) => {
  const fault = { code: 'torn', line: ply + 2 };
  expect(open(torn.split('\n'), find)).toEqual({ ok: false, fault, sound: tables[ply] });
});

test('a changed character is noticed in its own line, and everything before is sound', () => {
  const place = fc.nat(text.length - 1);
  const letter = fc.oneof(
    fc.constantFrom(...'0123456789abcdef",:{} \n'),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
  );
  fc.assert(
    fc.property(place, letter, (n, other) => {
      fc.pre(text[n] !== other);
      const line = text.slice(0, n).split('\n').length;
      const opened = open(`${text.slice(0, n)}${other}${text.slice(n + 1)}`.split('\n'), find);
      expect(opened).toMatchObject({ ok: false, fault: { line } });
      if (!opened.ok) expect(opened.sound).toEqual(line > 1 ? tables[line - 2] : undefined);
    }),
    { numRuns: 40 },
  );
});
