import type { AnyGame } from '../games/game';
import { bySeat, type Seat } from '../kit/seat';
import { readRecord, rulesIn } from '../protocol/record';
import { createHost } from './host';
import { nim } from './nim';
import { type Left, restored } from './reopening';
import { only, open } from './saved';
import { lastStanding } from './snapshots';
import {
  type Hall,
  openHall,
  playing,
  proposal,
  REDRAW,
  take,
  whysIn,
} from './testing/hostFixture';
import { nim2, nim2Migrating, nim2Stricter, nim2Unlike } from './testing/nimVersions';

const [red, green] = ['red', 'green'] as [Seat, Seat];
const blank = (game: AnyGame) => createHost('', game);
const acts = (hall: Hall, seat: Seat, n: number, action: object) =>
  hall.says(seat, proposal(hall, seat, n, action));

const leftOf = ({ vault: { record, lines, snapshot } }: Hall): Left => ({
  record,
  log: lines.map(line => `${line}\n`).join(''),
  snapshot: snapshot ?? undefined,
});
const openedWith = (game: AnyGame, hall: Hall) => restored(blank, leftOf(hall), only(game));

/** A paused match of the first version. */
function begun() {
  const hall = openHall(nim, 2);
  const tokens = bySeat([red, green], seat => {
    hall.meets(seat);
    return hall.sits(seat, seat);
  });
  hall.deals();
  acts(hall, red, 1, take(3));
  acts(hall, green, 1, REDRAW);
  acts(hall, green, 2, take(2));
  hall.orders({ order: 'pause' });
  return { hall, tokens };
}

/** The same table, opened by a later version that can migrate it. */
function migrated() {
  const { hall, tokens } = begun();
  const back = openedWith(nim2Migrating, hall);
  if (!back.ok) throw new Error(back.why.code);
  return { hall, tokens, back, again: openHall(nim, 2, { host: back.host, left: leftOf(hall) }) };
}

test('[K19] a match goes on if its game can migrate it', () => {
  const { hall, tokens, back, again } = migrated();
  expect(back).toMatchObject({ dropped: null });
  expect(again.host().match?.state).toEqual(hall.host().match?.state);
  again.meets('red', { proofs: [{ seat: red, token: tokens[red] }] });
  again.orders({ order: 'resume' });
  expect(whysIn(acts(again, red, 2, { type: 'take', count: 1 }))).toEqual([]);
  expect(again.host().match?.state).toMatchObject({ heap: 15 });
  expect(whysIn(acts(again, red, 1, { type: 'take', count: 1 }))).toEqual([]);
});

test('[K19] the converted log replaces the old one with the first step', () => {
  const { hall, again } = migrated();
  const before = [...hall.vault.lines];
  expect(before[0]).toContain('"version":1');
  again.orders({ order: 'resume' });
  expect(again.effects()[0]).toMatchObject({ do: 'keep', log: { replaces: true } });
  expect(again.vault.lines[0]).toContain('"version":2');
  expect(again.vault.lines[1]).toContain('"count":3');
  expect(open(again.vault.lines, only(nim2))).toMatchObject({ ok: true });
  expect(openedWith(nim2, again)).toMatchObject({ ok: true, dropped: null });
});

test.each<[string, AnyGame]>([
  ['its game cannot migrate it', nim2],
  ['the present rules refuse one of its acts', nim2Stricter],
  ['the app is older than the match', { ...nim, version: 0 }],
])('[K19] a match is not opened if %s, and nothing is called damaged', (_why, game) => {
  const { hall } = begun();
  const why = { code: 'other-version', saved: 1, ours: game.version };
  expect(openedWith(game, hall)).toMatchObject({ ok: false, why });
});

test('[K19] the last standing is shown if the game can decode it', () => {
  const { hall } = begun();
  const { log, snapshot = '' } = leftOf(hall);
  expect(lastStanding(log, snapshot, nim2)).toEqual({
    view: nim.view(hall.host().match?.state, 'board'),
    at: hall.host().match?.at,
  });
  expect(lastStanding(log, snapshot, nim2Unlike)).toBeUndefined();
  expect(lastStanding(log, '', nim2)).toBeUndefined();
  expect(lastStanding(leftOf(playing(nim, 2)).log, snapshot, nim2)).toBeUndefined();
});

const DECK = { id: 'stones', kind: 'deck', hash: 'a' } as const;

test.each<[string, AnyGame['packs'], boolean]>([
  ['the same deck', [DECK], true],
  ['another deck', [{ ...DECK, hash: 'b' }], false],
  ['a deck more', [DECK, { ...DECK, id: 'pebbles' }], false],
  ['no deck', undefined, false],
])('[K19] a match that was dealt from a deck, with %s', (_what, packs, isOpened) => {
  const hall = playing({ ...nim, packs: [DECK] }, 2);
  hall.orders({ order: 'pause' });
  expect(hall.vault.lines[0]).toContain('"packs":[{"id":"stones"');
  const back = openedWith(packs ? { ...nim, packs } : nim, hall);
  expect(back.ok ? 'opened' : back.why.code).toBe(isOpened ? 'opened' : 'other-version');
});

test('[K19] a match that names no packs goes on', () => {
  const hall = playing(nim, 2);
  expect(openedWith({ ...nim, packs: [DECK] }, hall)).toMatchObject({ ok: true, dropped: null });
});

test('[K20] a match that was over opens as a lobby with the same seats', () => {
  const { hall, tokens } = begun();
  hall.orders({ order: 'resume' });
  let n = 0;
  while (hall.host().shared?.shared.phase !== 'over') {
    acts(hall, red, 2 + n, take(1));
    acts(hall, green, 3 + n, take(1));
    n++;
  }
  const back = openedWith(nim2, hall);
  if (!back.ok) throw new Error(back.why.code);
  expect(back.dropped).toBeNull();
  const again = openHall(nim, 2, { host: back.host, left: leftOf(hall) });
  again.meets('red', { proofs: [{ seat: red, token: tokens[red] }] });
  expect(again.host()).toMatchObject({ match: null, holders: { red: { name: 'red' } } });
  expect(again.host().shared?.shared.phase).toBe('lobby');
  expect(again.vault.lines).toEqual(hall.vault.lines);
});

test('[K20] the record names version and packs of a match', () => {
  const rules = (game: AnyGame) => {
    const read = readRecord(playing(game, 2).vault.record);
    return read.ok ? rulesIn(read.record) : undefined;
  };
  expect(rules(nim)).toEqual({ version: 1 });
  expect(rules({ ...nim2, packs: [DECK] })).toEqual({ version: 2, packs: [DECK] });
});
