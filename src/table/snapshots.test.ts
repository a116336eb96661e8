import type { AnyGame } from '../games/game';
import { withBots } from '../games/games';
import type { Manifest, SampleMatch } from '../games/manifest';
import { MANIFESTS } from '../games/manifests';
import { manifest as nimManifest } from '../games/testing/nim/manifest';
import { NO_TEXT, sumWith } from '../kit/crc32';
import { seedOf } from '../kit/chance';
import { bySeat, type Seat } from '../kit/seat';
import { createHost } from './host';
import type { RunningMatch } from './match';
import { nim } from './nim';
import { changesOf } from './persist';
import { type Left, restored } from './reopening';
import { fold, only, save } from './saved';
import { playOut } from './selfplay';
import { openBySnapshot, SNAPSHOT_EVERY, snapshotOf } from './snapshots';
import { type Hall, playing, openHall, proposal, REDRAW, take } from './testing/hostFixture';

const [red, green] = ['red', 'green'] as [Seat, Seat];
const blank = (game: AnyGame) => createHost('', game);
const textOf = (lines: readonly string[]): string => lines.map(line => `${line}\n`).join('');

/** The rules, and how often they were asked to apply an act. */
function counted(game: AnyGame) {
  const counts = { applied: 0 };
  const apply: AnyGame['apply'] = (...args) => {
    counts.applied++;
    return game.apply(...args);
  };
  return { game: { ...game, apply }, counts };
}

// One match ---------------------------------------------------------------------------------------

/** Opening every moment of a long match would take minutes. */
const MOST_OPENED = 150;

type Setup = [title: string, manifest: Manifest, sample: SampleMatch];

const setups = (manifest: Manifest): Setup[] =>
  manifest.samples.map(sample => [
    `${manifest.title('en')} ${JSON.stringify(sample)}`,
    manifest,
    sample,
  ]);

test.each([nimManifest, ...MANIFESTS].flatMap(setups))(
  '[K17] %s: opened by a snapshot of any ply, a match is the one that was folded',
  async (_title, manifest, { options, places = manifest.seats.usual }) => {
    const game = await withBots(manifest);
    const seats = game.places(places) ?? [];
    const levels = bySeat(seats, () => 'random' as const);
    const setup = { seats, options, seed: seedOf(3) };
    const { saved } = playOut(game, setup, { levels, slowest: 900 });
    const moments: RunningMatch[] = [];
    const whole = fold(saved, only(game), saved.log.length, match => moments.push(match));
    if (!whole.ok) throw new Error(whole.fault.code);
    const lines = save(whole.match);
    expect(moments.length).toBeGreaterThan(10);
    moments.forEach((moment, ply) => {
      if (ply % Math.ceil(moments.length / MOST_OPENED) !== 0) return;
      const text = textOf(lines.slice(0, ply + 1));
      const snapshot = snapshotOf(moment, sumWith(NO_TEXT, text));
      const { game: counting, counts } = counted(game);
      const opened = openBySnapshot(text, snapshot, only(counting));
      expect(opened?.match.state).toStrictEqual(moment.state);
      expect(opened?.match).toEqual({ ...moment, game: counting });
      expect(counts.applied).toBe(0);
    });
  },
  60_000,
);

// A host ------------------------------------------------------------------------------------------

/** Red has drawn so many cards, one a second. */
function drawn(count: number, hall: Hall = playing(nim, 2)): Hall {
  for (let n = 1; n <= count; n++) {
    hall.waits(1_000);
    hall.says('red', proposal(hall, red, n, REDRAW));
  }
  return hall;
}

const leftOf = ({ vault: { record, lines, snapshot } }: Hall): Left => ({
  record,
  log: textOf(lines),
  snapshot: snapshot ?? undefined,
});

/** How the table opens, and how many acts are played for it. */
function reopened(left: Left) {
  const { game, counts } = counted(nim);
  const back = restored(blank, left, only(game));
  if (!back.ok) throw new Error(back.why.code);
  const { match } = back.host;
  return { ...back, match, log: match?.saved.log, state: match?.state, applied: counts.applied };
}

test('[K17] a snapshot is kept after so many entries, in one change with the log', () => {
  const hall = drawn(SNAPSHOT_EVERY - 1);
  expect(hall.vault.snapshot).toBeNull();
  hall.says('red', proposal(hall, red, SNAPSHOT_EVERY, REDRAW));
  const [keep] = hall.effects();
  expect(keep).toMatchObject({ do: 'keep', snapshot: expect.stringContaining('"state"') });
  const names = keep?.do === 'keep' ? changesOf(keep).map(({ name }) => name) : [];
  expect(names.sort()).toEqual(['match', 'snapshot', 'table']);
  hall.says('red', proposal(hall, red, SNAPSHOT_EVERY + 1, REDRAW));
  expect(hall.effects()[0]).not.toHaveProperty('snapshot');
});

test('[K17] a pause keeps the last standing, however short the match is', () => {
  const hall = drawn(3);
  hall.orders({ order: 'pause' });
  expect(reopened(leftOf(hall))).toMatchObject({ applied: 0, dropped: null });
});

test('[K17] only what follows the snapshot is played again, and nothing is written again', () => {
  const hall = drawn(SNAPSHOT_EVERY * 2 + 7);
  const { saved, state } = hall.host().match!;
  const back = reopened(leftOf(hall));
  expect(back).toMatchObject({ applied: 7, dropped: null });
  expect(back.state).toStrictEqual(state);
  expect(back.log?.slice(0, -1)).toStrictEqual(saved.log);
  expect(back.host.holders).toEqual(hall.host().holders);
  const again = drawn(0, hall.dies());
  expect(again.host().match?.saved.log).toEqual(back.log);
  expect(back.host.kept).toMatchObject({ plies: saved.log.length, last: hall.vault.lines.at(-1) });
});

test('[K17] a table that is opened, played on and opened again has the acts of both times', () => {
  const hall = drawn(SNAPSHOT_EVERY + 5);
  const first = leftOf(hall);
  const { host } = reopened(first);
  const next = openHall(nim, 2, { host, left: first });
  next.orders({ order: 'resume' });
  expect(next.effects()[0]).toMatchObject({ do: 'keep', log: { replaces: false } });
  next.orders({ order: 'pause' });
  const back = reopened(leftOf(next));
  expect(back).toMatchObject({ applied: 0, dropped: null });
  expect(back.log).toEqual(next.host().match?.saved.log);
});

test('[K17] an undo can go back before a snapshot', () => {
  const alone = openHall(nim, 2);
  alone.meets('red');
  const token = alone.sits('red', red);
  alone.deals();
  alone.says('red', proposal(alone, red, 1, take(1)));
  for (let n = 0; n < SNAPSHOT_EVERY; n++)
    alone.orders({ order: n % 2 === 0 ? 'pause' : 'resume' });
  const { host } = reopened(leftOf(alone));
  const hall = openHall(nim, 2, { host, left: leftOf(alone) });
  expect(hall.host().match?.saved.log.length).toBeGreaterThan(SNAPSHOT_EVERY);
  hall.meets('red', { proofs: [{ seat: red, token }] });
  hall.says('red', { say: 'undo' });
  expect(hall.host().match?.saved.log.map(({ do: what }) => what)).toEqual(['pause']);
  expect(hall.host().match?.state).toMatchObject({ heap: 21, turn: red });
  expect(reopened(leftOf(hall))).toMatchObject({ dropped: null, state: { heap: 21 } });
});

// What does not fit -------------------------------------------------------------------------------

const LONG = drawn(SNAPSHOT_EVERY + 3);
const other = drawn(SNAPSHOT_EVERY, playing(nim, 3));
const standing = leftOf(LONG);
const snapshot = standing.snapshot ?? '';
const ALL = SNAPSHOT_EVERY + 3;

test.each<[string, string | undefined]>([
  ['is missing', undefined],
  ['is empty', ''],
  ['is cut', snapshot.slice(0, 90)],
  ['has lost its line end', snapshot.trimEnd()],
  ['was changed', snapshot.replace('"heap":21', '"heap":20')],
  ['is of another match', leftOf(other).snapshot],
  [
    'is of other rules',
    snapshotOf(
      { ...LONG.host().match!, saved: { ...LONG.host().match!.saved, version: 9 } },
      sumWith(NO_TEXT, standing.log),
    ),
  ],
  [
    'is not what the game calls a state',
    snapshotOf({ ...LONG.host().match!, state: { heap: 3 } }, sumWith(NO_TEXT, standing.log)),
  ],
])('[K18] where the snapshot %s the log is folded, and no player hears of it', (_what, text) => {
  const back = reopened({ ...standing, snapshot: text });
  expect(back).toMatchObject({ applied: ALL, dropped: null });
  expect(back.state).toStrictEqual(LONG.host().match?.state);
});

test.each<[string, (log: string) => string, object]>([
  ['before it', log => log.replace('"at":5000', '"at":5001'), { code: 'tampered', line: 6 }],
  ['behind it', log => log.replace('"at":102000', '"at":102001'), { code: 'tampered', line: 103 }],
  ['at the end', log => textOf(log.trimEnd().split('\n').slice(0, -1)), { code: 'cut' }],
])('[K18] damage of the log %s is found as without a snapshot', (_where, spoil, fault) => {
  const log = spoil(standing.log);
  expect(log).not.toBe(standing.log);
  const back = reopened({ ...standing, log });
  expect(back.dropped).toMatchObject({ fault });
  expect(back.dropped).toEqual(reopened({ ...standing, log, snapshot: undefined }).dropped);
  expect(back.state).toEqual(reopened({ ...standing, log, snapshot: undefined }).state);
});

test('[K18] the next match at a table begins without the snapshot of the last', () => {
  const hall = playing(nim, 2);
  hall.orders({ order: 'pause' });
  hall.orders({ order: 'resume' });
  expect(hall.vault.snapshot).toEqual(expect.any(String));
  const turns = Array.from({ length: 21 }, (_, n) => n);
  for (const n of turns) {
    const seat = n % 2 === 0 ? red : green;
    hall.says(seat, proposal(hall, seat, 1 + Math.floor(n / 2), take(1)));
  }
  hall.orders({ order: 'again' });
  hall.deals(8);
  expect(hall.vault.snapshot).toBeNull();
});
