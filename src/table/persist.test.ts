import type { AnyGame } from '../games/game';
import { bySeat, type Seat } from '../kit/seat';
import { readRecord } from '../protocol/record';
import { makeLines } from '../protocol/savedMatch';
import { sealed, type Token } from '../protocol/token';
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
} from './testing/hostFixture';
import type { Host } from './hostState';
import { actsIn } from './persist';
import { nim } from './nim';
import { restored } from './reopening';
import { open } from './saved';

const [red, green, blue] = ['red', 'green', 'blue'] as Seat[] as [Seat, Seat, Seat];
const find = (id: string): AnyGame | undefined => (id === nim.id ? nim : undefined);
const blank = (game: AnyGame) => createHost('', game);
const acts = (hall: Hall, seat: Seat, n: number, action: object) =>
  hall.says(seat, proposal(hall, seat, n, action));

/** Three phones in a match with a few acts played and one refused. */
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

test('[K1] a step is kept before any of its messages is sent', () => {
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

test('[K2] only new things are kept: one line per entry, and the record when it has changed', () => {
  const hall = playing();
  acts(hall, red, 1, take(1));
  expect(hall.effects()[0]).toEqual({
    do: 'keep',
    log: { lines: [expect.stringContaining('"take"')], replaces: false },
    record: {
      lines: [expect.stringContaining('"holders"'), expect.stringContaining('"lines":2,"acts":1')],
      replaces: true,
    },
  });
  hall.says('red', { say: 'pause' });
  expect(hall.effects()[0]).toEqual({
    do: 'keep',
    log: { lines: [expect.stringContaining('"pause"')], replaces: false },
    record: { lines: [expect.stringContaining('"lines":3,"acts":1')], replaces: false },
    snapshot: expect.any(String),
  });
  hall.says('red', { say: 'ping', t: 0 });
  expect(hall.effects().map(({ do: what }) => what)).toEqual(['send']);
  expect(open(hall.vault.lines, find)).toMatchObject({ ok: true, match: hall.host().match });
});

test('[K2] [S3] the record knows the seats by seals, and contains no token', () => {
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

test('[K3] a host that dies is reopened in the same state, paused', () => {
  const { hall } = played();
  const { match } = hall.host();
  const again = hall.dies();
  const opened = again.host();
  expect(opened.match?.state).toEqual(match?.state);
  expect(opened.match?.saved.log).toEqual([...match!.saved.log, { do: 'pause', at: match!.at }]);
  expect(opened.clock).toMatchObject({ running: false, at: match!.at });
  expect(opened.holders).toEqual(hall.host().holders);
  again.orders({ order: 'resume' });
  expect(again.host().clock).toMatchObject({ running: true, at: match!.at });
});

test('[K3] tokens still open their seats, numbers go on, and answers are repeated', () => {
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

test('[P8] a reopened host gives its views higher revisions than any before', () => {
  const { hall, tokens } = played();
  const before = hall.host().lastSent.get(blue)!.rev;
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

test('[K3] a lobby is reopened, too, with its players', () => {
  const hall = openHall(nim, 3);
  hall.meets('red');
  const token = hall.sits('red', red);
  const again = hall.dies();
  expect(again.host().match).toBeNull();
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
  expect(again.host().match?.saved.log).toEqual(hall.host().match?.saved.log);
  again.ticks();
  expect(again.host().shared?.shared.phase).toBe('over');
});

test('[K4] a torn last line costs that line, and the log is then rewritten', () => {
  const { hall } = played();
  const before = hall.host();
  const sound = [...hall.vault.lines];
  hall.vault.lines.push(sound.at(-1)!.slice(0, 30));
  const again = hall.dies();
  expect(again.host().match?.state).toEqual(before.match?.state);
  again.orders({ order: 'resume' });
  expect(again.effects()[0]).toMatchObject({ do: 'keep', log: { replaces: true } });
  expect(again.vault.lines.slice(0, sound.length)).toEqual(sound);
  expect(open(again.vault.lines, find)).toMatchObject({ ok: true });
});

/** As after a dead battery in the middle of the last change, with log and record in two files. */
function halfKept(keptOfLast: string) {
  const hall = playing();
  acts(hall, red, 1, take(1));
  const { record, lines } = { ...hall.vault };
  acts(hall, green, 1, take(2));
  const last = hall.vault.lines.at(-1)!;
  const torn = keptOfLast === 'half a line' ? last.slice(0, 40) : last;
  const vault = { record, lines: [...lines, torn] };
  Object.assign(hall.vault, vault);
  return { hall, again: hall.dies() };
}

test('[K4] an act whose line was torn is played when it is sent again', () => {
  const { hall, again } = halfKept('half a line');
  expect(again.host().holders[green]?.n).toBe(0);
  again.meets('green');
  again.orders({ order: 'resume' });
  expect(again.host().match?.saved.log).toHaveLength(3);
  expect(hall.host().match?.saved.log).toHaveLength(2);
});

test('[K3] an act in the log was played, even if the record does not know it', () => {
  const { again } = halfKept('all of it');
  expect(again.host().holders[green]?.n).toBe(1);
  expect(again.host().match?.saved.log.filter(({ do: what }) => what === 'act')).toHaveLength(2);
});

/** Spoils the log of a vault; returns the damage reported and how many entries it opens with. */
function spoilt(spoil: (lines: string[]) => string[]) {
  const { hall } = played();
  const log = spoil(hall.vault.lines).join('\n');
  const back = restored(blank, { record: hall.vault.record, log }, find);
  if (!back.ok) throw new Error(back.why.code);
  return { dropped: back.dropped, entries: back.host.match?.saved.log.length };
}

const without = (line: number) => (lines: string[]) => lines.filter((_, n) => n !== line - 1);
const cutAt = (line: number) => (lines: string[]) =>
  lines.map((text, n) => (n === line - 1 ? text.slice(0, 30) : text));
const stained = (line: number) => (lines: string[]) =>
  lines.map((text, n) => (n === line - 1 ? text.replace('"at":700', '"at":701') : text));
const all = { lines: 2, acts: 2, until: 700, from: 0 };
const one = { lines: 1, acts: 1, until: 700, from: 700 };

// The deal, a take of red, a take of green: three lines; then the pause of reopening.
test.each<[string, (lines: string[]) => string[], object | null, number | undefined]>([
  ['[K8] nothing, with a whole log', lines => lines, null, 3],
  ['[K8] nothing, with an extra line end', lines => [...lines, ''], null, 3],
  [
    '[K8] nothing, with a torn line that was never sent',
    lines => [...lines, '0123 {"do":'],
    null,
    3,
  ],
  [
    '[K10] a line that was kept, then torn',
    cutAt(3),
    { fault: { code: 'cut', line: 3 }, ...one },
    2,
  ],
  [
    '[K10] a broken last line that has its end',
    lines => [...cutAt(3)(lines), ''],
    { fault: { code: 'tampered', line: 3 }, ...one },
    2,
  ],
  ['[K10] a missing line', without(3), { fault: { code: 'cut', line: 3 }, ...one }, 2],
  [
    '[K8] everything from a broken line on',
    cutAt(2),
    { fault: { code: 'tampered', line: 2 }, ...all },
    1,
  ],
  [
    '[K8] everything from a missing line on',
    without(2),
    { fault: { code: 'tampered', line: 2 }, ...all },
    1,
  ],
  ['[K8] a last line changed', stained(3), { fault: { code: 'tampered', line: 3 }, ...one }, 2],
  [
    '[K8] everything from a changed line on',
    lines => [...stained(2)(lines), ''],
    { fault: { code: 'tampered', line: 2 }, ...all },
    1,
  ],
  [
    '[K8] an alien line at the end',
    lines => [...lines, '0123 {"do":', ''],
    { fault: { code: 'tampered', line: 4 }, lines: 1, acts: null, until: null, from: 700 },
    3,
  ],
  [
    '[K12] everything, with an empty log',
    () => [],
    { fault: { code: 'cut', line: 1 }, lines: 3, acts: 2, until: 700, from: null },
    undefined,
  ],
  [
    '[K12] everything, without the first line',
    lines => lines.slice(1),
    { fault: { code: 'tampered', line: 1 }, lines: 3, acts: 2, until: 700, from: null },
    undefined,
  ],
])('reports the loss: %s', (_what, spoil, dropped, entries) => {
  expect(spoilt(spoil)).toEqual({ dropped, entries });
});

test('[K12] when nothing of a log is left, all keep seat, token and numbers', () => {
  const { hall, tokens } = played();
  const seen = hall.host().lastSent.get(red)!.rev;
  hall.vault.lines.splice(0);
  const again = hall.dies();
  const words = again.meets('red', { proofs: [{ seat: red, token: tokens[red] }] });
  expect(words.find(({ say }) => say === 'seated')).toMatchObject({ n: 2 });
  expect(again.host().match).toBeNull();
  again.deals();
  expect(again.host().lastSent.get(red)!.rev).toBeGreaterThan(seen);
});

test('[K10] the log of another match is recognised', () => {
  const { hall } = played();
  const other = playing();
  for (const n of [1, 2, 3, 4]) acts(other, red, n, REDRAW);
  const left = { record: hall.vault.record, log: other.vault.lines.join('\n') };
  expect(restored(blank, left, find)).toMatchObject({
    dropped: { fault: { code: 'other-log', line: 3 }, lines: null, acts: null },
  });
});

test('[K10] a record without the length of the log is reported', () => {
  const { hall } = played();
  const [head] = hall.vault.record.split('\n');
  const log = hall.vault.lines.join('\n');
  expect(restored(blank, { record: `${head}\n`, log }, find)).toMatchObject({
    dropped: { fault: { code: 'no-reach' }, lines: null, acts: null, until: null, from: 700 },
  });
});

test.each<[string, (lines: string[]) => string[], object | null]>([
  ['[K11] a whole log', lines => lines, null],
  ['[K11] a shorter log, which is not noticed', without(3), null],
  ['[K11] a torn last line', cutAt(3), null],
  [
    '[K11] a line changed',
    stained(2),
    { fault: { code: 'tampered', line: 2 }, lines: 2, acts: null, until: null, from: 0 },
  ],
])('beside a record of an older version: %s', (_what, spoil, dropped) => {
  const { hall } = played();
  const [head = ''] = hall.vault.record.split('\n');
  const record = head.slice(head.indexOf(' ') + 1);
  const left = { record, log: spoil(hall.vault.lines).join('\n') };
  expect(restored(blank, left, find)).toMatchObject({ ok: true, dropped });
});

test('[K11] files of an older version are rewritten with the first step', () => {
  const { hall } = played();
  const [head = ''] = hall.vault.record.split('\n');
  hall.vault.record = head.slice(head.indexOf(' ') + 1);
  const again = hall.dies();
  again.orders({ order: 'resume' });
  expect(readRecord(again.vault.record)).toMatchObject({ isOld: false, reach: { lines: 5 } });
});

test('[K8] a line that breaks the rules is reported with their reason', () => {
  const { hall } = played();
  const { saved } = hall.host().match!;
  const [first, second] = saved.log;
  const lines = makeLines({ ...saved, log: [first!, first!, second!] });
  const left = { record: hall.vault.record, log: lines.join('\n') };
  expect(restored(blank, left, find)).toMatchObject({
    dropped: { fault: { code: 'refused', line: 3, why: { code: 'not-your-turn' } }, lines: 2 },
  });
});

const asOld = (record: string) => record.slice(record.indexOf(' ') + 1, record.indexOf('\n'));

test.each<[string, (record: string) => string, string]>([
  ['[K5] a missing game', record => asOld(record).replace('"nim"', '"go"'), 'unknown-game'],
])('does not open: %s', (_what, spoil, code) => {
  const { hall } = played();
  const left = { record: spoil(hall.vault.record), log: hall.vault.lines.join('\n') };
  expect(restored(blank, left, find)).toMatchObject({ ok: false, why: { code } });
});

test.each<[string, (record: string) => string]>([
  ['[K5] a record that cannot be read', () => '{'],
  ['[K5] a record that is empty', () => ''],
  ['[K5] a record that was changed', record => record.replace('"n":2', '"n":3')],
])('does not open without a log: %s', (_what, spoil) => {
  const left = { record: spoil(played().hall.vault.record), log: '' };
  const why = { code: 'bad-record' };
  expect(restored(blank, left, find)).toMatchObject({ ok: false, why });
});

describe('a log without its record', () => {
  const own = { name: 'Ada', face: 'owl', tokens: { red: 'f'.repeat(32) as Token } };
  const reopened = (lines: readonly string[]) =>
    restored(blank, { record: '{', log: lines.join('\n') }, find, own);

  test.each<[string, (lines: string[]) => string[], number, from: number]>([
    ['[K14] entirely, if it is whole', lines => lines, 2, 700],
    ['[K14] as far as it is sound', cutAt(3), 1, 700],
    ['[K14] at the deal alone', cutAt(2), 0, 0],
  ])('opens %s, paused, and reports from which moment', (_what, spoil, count, from) => {
    const { hall } = played();
    const back = reopened(spoil(hall.vault.lines));
    const unknown = { lines: null, acts: null, until: null };
    expect(back).toMatchObject({
      ok: true,
      dropped: { fault: { code: 'no-record', own: [red] }, ...unknown, from },
    });
    const { match, clock } = (back as { host: Host }).host;
    expect([actsIn(match!.saved.log), match!.paused, clock.running]).toEqual([count, true, false]);
  });

  /** Reopens without a record, for the player on red. */
  function without(hall: Hall) {
    hall.vault.record = '{';
    return hall.dies(own);
  }

  test('[K14] leaves their seats to the players at the host’s own device, and to bots', () => {
    const hall = openHall(nim, 3);
    for (const seat of [red, blue]) {
      hall.meets(seat);
      hall.sits(seat, seat);
    }
    hall.deals();
    for (const seat of [red, blue]) acts(hall, seat, 1, REDRAW);
    acts(hall, red, 2, take(1));
    hall.waits(10_000);
    hall.ticks();
    const { holders } = without(hall).host();
    const seal = sealed(own.tokens.red);
    expect(holders[red]).toMatchObject({ sits: 'player', name: 'Ada', face: 'owl', seal, n: 2 });
    expect(holders[green]).toMatchObject({ sits: 'bot', level: 'player' });
    expect(holders[blue]).toMatchObject({ sits: 'nobody', seal: null, n: 1 });
  });

  test('[K14] opens no seat to an earlier token, and gives it to the first who asks', () => {
    const { hall, tokens } = played();
    const again = without(hall);
    const words = again.meets('green', { proofs: [{ seat: green, token: tokens[green] }] });
    expect(whysIn(words)).toEqual(['not-your-seat']);
    const seated = again.says('green', { say: 'sit', seat: green });
    expect(seated).toContainEqual(expect.objectContaining({ say: 'seated', n: 1 }));
  });

  test('[K14] has a record again once its player resumes, and higher revisions', () => {
    const { hall } = played();
    const seen = hall.host().lastSent.get(red)!.rev;
    const again = without(hall);
    again.orders({ order: 'resume' });
    expect(readRecord(again.vault.record)).toMatchObject({ ok: true, reach: { lines: 5 } });
    again.meets('red', { proofs: [{ seat: red, token: own.tokens.red }] });
    expect(again.host().lastSent.get(red)!.rev).toBeGreaterThan(seen);
  });
});
