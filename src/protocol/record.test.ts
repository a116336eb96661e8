import type { GameId } from '../games/game';
import type { Seat, Seats } from '../kit/seat';
import { reachLine, readRecord, recordLines, writeRecord } from './record';
import { sealed, tokenFor } from './token';

const seats = ['red', 'blue'] as Seat[] as unknown as Seats;
const [red] = seats;
const token = tokenFor(red, '01');
const player = {
  sits: 'player',
  name: 'Ada',
  face: 'owl',
  former: [red],
  seal: sealed(token),
  next: [sealed(tokenFor(red, '02'))],
  serial: 2,
  n: 5,
  refused: [{ n: 4, why: { code: 'stale', since: 3 } }],
  level: 'plain',
} as const;
const nobody = {
  sits: 'nobody',
  name: '',
  face: '',
  former: [],
  seal: null,
  next: [],
  serial: 0,
  n: 0,
  refused: [],
  level: 'plain',
} as const;
const kept = {
  id: 'table-1',
  game: { id: 'nim' as GameId, version: 3 },
  options: { stones: 5 },
  clock: { speed: 2 },
  match: {},
  past: { matches: 3, revs: 900 },
  places: seats,
  holders: { red: player, blue: nobody },
  bots: { level: 'expert', pace: 1.5 },
  undo: 'off',
} as const;
const text = writeRecord(kept);

const reach = { lines: 3, acts: 2, at: 700, last: '0123456789abcdef' };
const [head = '', first = ''] = recordLines(text, reach);
const further = { ...reach, lines: 4, at: 800 };
const second = reachLine(further, first);
const asText = (...lines: string[]) => lines.map(line => `${line}\n`).join('');

test('[K2] a record is read as it was written, with the length of the log', () => {
  const { game, clock, match: _, ...rest } = kept;
  const record = {
    sandtable: 'table',
    ...rest,
    speed: clock.speed,
    dealt: true,
    game: game.id,
    version: 3,
  };
  const read = (...lines: string[]) => readRecord(asText(...lines));
  expect(read(head, first)).toEqual({ ok: true, record, reach, isOld: false });
  expect(read(head, first, second)).toMatchObject({ reach: further });
  expect(read(head)).toEqual({ ok: true, record, reach: undefined, isOld: false });
});

test.each([
  [
    '[K10] a torn last line leaves the line before',
    asText(head, first) + second.slice(0, 30),
    reach,
  ],
  [
    '[K10] a damaged last line leaves none',
    asText(head, first, second.replace('800', '801')),
    undefined,
  ],
  [
    '[K10] a damaged earlier line leaves none',
    asText(head, first.replace('700', '701'), second),
    undefined,
  ],
  ['[K10] a missing earlier line leaves none', asText(head, second), undefined],
])('the lines with the length of the log: %s', (_what, damaged, found) => {
  expect(readRecord(damaged)).toMatchObject({ ok: true, reach: found });
});

test('[K10] a record with one changed character is refused', () => {
  for (let n = 0; n < head.length; n++) {
    const other = head[n] === '7' ? '8' : '7';
    const damaged = `${head.slice(0, n)}${other}${head.slice(n + 1)}`;
    expect([n, readRecord(asText(damaged, first)).ok]).toEqual([n, false]);
  }
});

test('[K11] an older record has no checksum and no length of its log', () => {
  expect(readRecord(text)).toMatchObject({ ok: true, isOld: true, reach: undefined });
});

test('[S17] a record of the lobby says so, whatever log is still there', () => {
  expect(readRecord(writeRecord({ ...kept, match: null }))).toMatchObject({
    record: { dealt: false },
  });
});

test('[K3] an older record counts no match before', () => {
  const { dealt: _, past: __, ...older } = JSON.parse(text) as object & Record<string, unknown>;
  expect(readRecord(JSON.stringify(older))).toMatchObject({
    record: { past: { matches: 0, revs: 0 } },
  });
});

test('[B8] an older record has the default bots', () => {
  const { bots: _, ...older } = JSON.parse(text) as object & Record<string, unknown>;
  expect(readRecord(JSON.stringify(older))).toMatchObject({
    record: { bots: { level: 'player', pace: 1 } },
  });
});

const changed = (part: object) => JSON.stringify({ ...JSON.parse(text), ...part });
const withRed = (holder: object) => changed({ holders: { red: holder, blue: nobody } });

test('[S19] an older record has no faces', () => {
  const { face: _, ...older } = player;
  expect(readRecord(withRed(older))).toMatchObject({ record: { holders: { red: { face: '' } } } });
});

test('[S3] a record holds seals, and no token', () => {
  expect(text).not.toContain(token);
  expect(text).toContain(sealed(token));
});

test.each([
  ['[K5] nothing', ''],
  ['[K5] a torn one', text.slice(0, -1)],
  ['[K5] a list', '[]'],
  ['[K5] something else', changed({ sandtable: 'match' })],
  ['[K5] more than is known', changed({ more: 1 })],
  ['[K5] a table without places', changed({ places: [] })],
  ['[K5] a place without a holder', changed({ holders: { red: player } })],
  ['[K5] a holder called __proto__', changed({ holders: { ['__proto__']: player } })],
  ['[K5] a place called constructor', changed({ places: ['constructor'], holders: {} })],
  ['[K5] a negative number of matches', changed({ past: { matches: -1, revs: 0 } })],
  ['[K5] bots of an unknown level', changed({ bots: { level: 'god', pace: 1 } })],
  ['[K5] bots that never move', changed({ bots: { level: 'player', pace: 0 } })],
  ['[K5] half a number', withRed({ ...player, n: 0.5 })],
  ['[K5] a negative number', withRed({ ...player, serial: -1 })],
  ['[K5] an unknown kind of holder', withRed({ ...player, sits: 'cat' })],
  ['[K5] a seal that is a number', withRed({ ...player, seal: 7 })],
])('refuses %s', (_what, wrong) => {
  expect(readRecord(wrong)).toEqual({ ok: false, why: { code: 'bad-record' } });
});
