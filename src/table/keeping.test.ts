import type { AnyGame } from '../games/game';
import { bySeat, type Seat } from '../kit/seat';
import { readRecord } from '../protocol/record';
import { makeLines } from '../protocol/savedMatch';
import { createHost } from './host';
import {
  type Hall,
  openHall,
  playing,
  proposal,
  REDRAW,
  saidTo,
  take,
  tokenIn,
  whysIn,
} from './hostScene';
import { restored } from './keeping';
import { nim } from './nim';
import { open } from './saved';

const [red, green, blue] = ['red', 'green', 'blue'] as Seat[] as [Seat, Seat, Seat];
const find = (id: string): AnyGame | undefined => (id === nim.id ? nim : undefined);
const blank = (game: AnyGame) => createHost('', game);
const acts = (hall: Hall, seat: Seat, n: number, action: object) =>
  hall.says(seat, proposal(hall, seat, n, action));

/** Three phones in a match, of which some acts were played and one was refused. */
function played(): { hall: Hall; tokens: Record<string, string> } {
  const hall = openHall(nim, 3);
  const tokens = bySeat([red, green, blue], seat => {
    hall.meets(seat);
    return hall.sits(seat, seat);
  });
  hall.deals();
  hall.waits(700);
  acts(hall, red, 1, take(1));
  acts(hall, red, 2, take(1));
  acts(hall, green, 1, take(2));
  return { hall, tokens };
}

test('[K1] what is kept comes before all that is sent because of it', () => {
  const hall = openHall(nim, 2);
  const steps: (() => unknown)[] = [
    () => hall.meets('red'),
    () => hall.says('red', { say: 'sit', seat: red }),
    () => hall.deals(),
    () => acts(hall, red, 1, take(1)),
    () => acts(hall, red, 2, take(9)),
    () => hall.says('red', { say: 'pause' }),
  ];
  const kept = steps.map(step => {
    step();
    expect(
      hall
        .effects()
        .slice(1)
        .map(({ do: what }) => what),
    ).not.toContain('keep');
    return hall.effects()[0]?.do === 'keep';
  });
  expect(kept).toEqual([false, true, true, true, true, true]);
});

test('[K2] only what is new is kept: a line an entry, and the record when it has changed', () => {
  const hall = playing();
  acts(hall, red, 1, take(1));
  expect(hall.effects()[0]).toEqual({
    do: 'keep',
    record: expect.any(String),
    lines: [expect.stringContaining('"take"')],
    anew: false,
  });
  hall.says('red', { say: 'pause' });
  expect(hall.effects()[0]).toMatchObject({
    record: undefined,
    lines: [expect.stringContaining('"pause"')],
  });
  hall.says('red', { say: 'ping', t: 0 });
  expect(hall.effects().map(({ do: what }) => what)).toEqual(['send']);
  expect(open(hall.vault.lines, find)).toMatchObject({ ok: true, table: hall.host().table });
});

test('[K2] [S3] the record knows who sits where by seals, and no token is in it', () => {
  const { hall, tokens } = played();
  const read = readRecord(hall.vault.record);
  expect(read).toMatchObject({
    ok: true,
    record: { id: 'table-1', holders: { red: { n: 2 }, green: { n: 1 } } },
  });
  for (const token of Object.values(tokens)) {
    expect(`${hall.vault.record}${hall.vault.lines.join('')}`).not.toContain(token);
  }
});

test('[K3] a host that dies is opened again as it was, paused', () => {
  const { hall } = played();
  const { table } = hall.host();
  const again = hall.dies();
  const opened = again.host();
  expect(opened.table?.state).toEqual(table?.state);
  expect(opened.table?.match.log).toEqual([...table!.match.log, { do: 'pause', at: table!.at }]);
  expect(opened.clock).toMatchObject({ running: false, at: table!.at });
  expect(opened.holders).toEqual(hall.host().holders);
  again.orders({ order: 'resume' });
  expect(again.host().clock).toMatchObject({ running: true, at: table!.at });
});

test('[K3] tokens still open their seats, numbers go on, and what was answered is answered again', () => {
  const { hall, tokens } = played();
  const again = hall.dies();
  const words = again.meets('red', { proofs: [{ seat: red, token: tokens[red] }] });
  expect(saidTo('red', words)).toMatchObject([
    { say: 'ping' },
    { say: 'welcome', table: 'table-1' },
    { say: 'shared' },
    { say: 'seated', n: 2, serial: 2 },
    { say: 'view', viewer: red },
    { say: 'shared' },
  ]);
  again.orders({ order: 'resume' });
  expect(acts(again, red, 1, take(1))).toMatchObject([{ say: 'answer', n: 1 }]);
  expect(whysIn(acts(again, red, 1, take(1)))).toEqual([]);
  expect(whysIn(acts(again, red, 2, take(1)))).toEqual(['not-your-turn']);
  expect(whysIn(acts(again, red, 3, REDRAW))).toEqual([]);
});

test('[P8] a host that was opened again gives new numbers to its views, higher than any before', () => {
  const { hall, tokens } = played();
  const before = hall.host().told.get(blue)!.rev;
  const again = hall.dies();
  const words = again.meets('blue', { proofs: [{ seat: blue, token: tokens[blue] }] });
  const [view] = words.filter(({ say }) => say === 'view');
  expect(view).toMatchObject({ viewer: blue, rev: expect.any(Number) });
  expect(view?.say === 'view' && view.rev).toBeGreaterThan(before);
  again.orders({ order: 'resume' });
  expect(whysIn(again.says('blue', proposal(again, blue, 1, take(1), { rev: before })))).toEqual([
    'stale',
  ]);
});

test('[K3] a lobby is opened again, too, with who sits in it', () => {
  const hall = openHall(nim, 3);
  hall.meets('red');
  const token = hall.sits('red', red);
  const again = hall.dies();
  expect(again.host().table).toBeNull();
  expect(tokenIn(again.meets('red', { proofs: [{ seat: red, token }] }))).not.toBe(token);
});

test('[K3] a match that is over stays over', () => {
  const hall = openHall(nim, 2);
  hall.meets('red');
  hall.sits('red', red);
  hall.orders({ order: 'options', options: { stones: 1 } });
  hall.deals();
  acts(hall, red, 1, take(1));
  const again = hall.dies();
  expect(again.host().table?.match.log).toEqual(hall.host().table?.match.log);
  again.ticks();
  expect(again.host().shared?.shared.phase).toBe('over');
});

test('[K4] a last line that was torn costs that line, and the log is then written anew', () => {
  const { hall } = played();
  const before = hall.host();
  const sound = [...hall.vault.lines];
  hall.vault.lines.push(sound.at(-1)!.slice(0, 30));
  const again = hall.dies();
  expect(again.host().table?.state).toEqual(before.table?.state);
  again.orders({ order: 'resume' });
  expect(again.effects()[0]).toMatchObject({ do: 'keep', anew: true });
  expect(again.vault.lines.slice(0, sound.length)).toEqual(sound);
  expect(open(again.vault.lines, find)).toMatchObject({ ok: true });
});

test('[K4] an act whose line was torn is played when it is heard again', () => {
  const { hall, tokens } = played();
  hall.vault.record = hall.vault.record.replace('"n":1', '"n":0');
  hall.vault.lines.push(hall.vault.lines.pop()!.slice(0, 40));
  const again = hall.dies();
  const words = again.meets('green', { proofs: [{ seat: green, token: tokens[green] }] });
  expect(words.find(({ say }) => say === 'seated')).toMatchObject({ n: 0 });
  again.orders({ order: 'resume' });
  expect(acts(again, green, 1, take(2))).toMatchObject([{ say: 'delta' }, { say: 'answer', n: 1 }]);
  expect(again.host().table?.state).toEqual(hall.host().table?.state);
});

test('[K3] the log is kept before the record: what stands in it was played', () => {
  const { hall } = played();
  hall.vault.record = hall.vault.record.replace('"n":2', '"n":0');
  expect(hall.dies().host().holders[red]?.n).toBe(1);
});

/** What is dropped of a vault whose log was spoilt, and how many entries it opens with. */
function spoilt(spoil: (lines: string[]) => string[]) {
  const { hall } = played();
  const back = restored(blank, hall.vault.record, spoil(hall.vault.lines), find);
  if (!back.ok) throw new Error(back.why.code);
  return { dropped: back.dropped, entries: back.host.table?.match.log.length };
}

const without = (line: number) => (lines: string[]) => lines.filter((_, n) => n !== line - 1);
const cutAt = (line: number) => (lines: string[]) =>
  lines.map((text, n) => (n === line - 1 ? text.slice(0, 30) : text));
const stained = (line: number) => (lines: string[]) =>
  lines.map((text, n) => (n === line - 1 ? text.replace('"at":700', '"at":701') : text));

// The deal, a take of red, a take of green: three lines; then the pause with which it is opened.
test.each<[string, (lines: string[]) => string[], object | null, number]>([
  ['[K8] nothing of a whole log', lines => lines, null, 3],
  ['[K8] nothing of one with a last line end', lines => [...lines, ''], null, 3],
  ['[K8] nothing of a torn last line', cutAt(3), null, 2],
  ['[K8] nothing of one torn before its end', lines => [...cutAt(3)(lines), ''], null, 2],
  ['[K8] a line torn further up', cutAt(2), { fault: { code: 'torn', line: 2 }, lines: 2 }, 1],
  ['[K8] a line taken out', without(2), { fault: { code: 'tampered', line: 2 }, lines: 1 }, 1],
  ['[K8] a last line changed', stained(3), { fault: { code: 'tampered', line: 3 }, lines: 1 }, 2],
  [
    '[K8] all after a line changed',
    lines => [...stained(2)(lines), ''],
    { fault: { code: 'tampered', line: 2 }, lines: 2 },
    1,
  ],
])('what was dropped is told: %s', (_what, spoil, dropped, entries) => {
  expect(spoilt(spoil)).toEqual({ dropped, entries });
});

test('[K8] a line that breaks the rules is told with their reason', () => {
  const { hall } = played();
  const { match } = hall.host().table!;
  const [first, second] = match.log;
  const lines = makeLines({ ...match, log: [first!, first!, second!] });
  expect(restored(blank, hall.vault.record, lines, find)).toMatchObject({
    dropped: { fault: { code: 'refused', line: 3, why: { code: 'not-your-turn' } }, lines: 2 },
  });
});

test.each<[string, (vault: Hall['vault']) => [string, string[]], string]>([
  ['[K5] a record that cannot be read', ({ lines }) => ['{', lines], 'bad-record'],
  [
    '[K5] a game that is not here',
    ({ record, lines }) => [record.replace('"nim"', '"go"'), lines],
    'unknown-game',
  ],
  [
    '[K5] a log without its first line',
    ({ record, lines }) => [record, lines.slice(1)],
    'tampered',
  ],
])('is not opened: %s', (_what, spoil, code) => {
  const { hall } = played();
  const [record, lines] = spoil(hall.vault);
  expect(restored(blank, record, lines, find)).toMatchObject({ ok: false, why: { code } });
});
