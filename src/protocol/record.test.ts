import type { GameId } from '../games/game';
import type { Seat, Seats } from '../kit/seat';
import { readRecord, writeRecord } from './record';
import { sealed, tokenFor } from './token';

const seats = ['red', 'blue'] as Seat[] as unknown as Seats;
const [red] = seats;
const token = tokenFor(red, '01');
const player = {
  sits: 'player',
  name: 'Ada',
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
  seal: null,
  next: [],
  serial: 0,
  n: 0,
  refused: [],
  level: 'plain',
} as const;
const kept = {
  id: 'table-1',
  game: { id: 'nim' as GameId },
  options: { stones: 5 },
  clock: { speed: 2 },
  table: {},
  past: { matches: 3, revs: 900 },
  places: seats,
  holders: { red: player, blue: nobody },
  bots: { level: 'expert', pace: 1.5 },
} as const;
const text = writeRecord(kept);

test('[K2] a record is read as it was written', () => {
  const { game, clock, table: _, ...rest } = kept;
  expect(readRecord(text)).toEqual({
    ok: true,
    record: { sandtable: 'table', ...rest, speed: clock.speed, dealt: true, game: game.id },
  });
});

test('[S17] a record of the lobby says so, whatever log is still there', () => {
  expect(readRecord(writeRecord({ ...kept, table: null }))).toMatchObject({
    record: { dealt: false },
  });
});

test('[K3] an older record knows of no match before', () => {
  const { dealt: _, past: __, ...older } = JSON.parse(text) as object & Record<string, unknown>;
  expect(readRecord(JSON.stringify(older))).toMatchObject({
    record: { dealt: true, past: { matches: 0, revs: 0 } },
  });
});

test('[B8] an older record knows of no other bots than the usual', () => {
  const { bots: _, ...older } = JSON.parse(text) as object & Record<string, unknown>;
  expect(readRecord(JSON.stringify(older))).toMatchObject({
    record: { bots: { level: 'player', pace: 1 } },
  });
});

test('[S3] a record holds seals, and no token', () => {
  expect(text).not.toContain(token);
  expect(text).toContain(sealed(token));
});

const changed = (part: object) => JSON.stringify({ ...JSON.parse(text), ...part });
const withRed = (part: object) =>
  changed({ holders: { red: { ...player, ...part }, blue: nobody } });

test.each([
  ['[K5] nothing', ''],
  ['[K5] a torn one', text.slice(0, -1)],
  ['[K5] a list', '[]'],
  ['[K5] something else', changed({ sandtable: 'match' })],
  ['[K5] more than is known', changed({ more: 1 })],
  ['[K5] a table without places', changed({ places: [] })],
  ['[K5] a place that belongs to nobody at all', changed({ holders: { red: player } })],
  ['[K5] a name for a place that has none', changed({ holders: { ['__proto__']: player } })],
  ['[K5] a place that is on no record', changed({ places: ['constructor'], holders: {} })],
  ['[K5] less than no match', changed({ past: { matches: -1, revs: 0 } })],
  ['[K5] bots of no level', changed({ bots: { level: 'god', pace: 1 } })],
  ['[K5] bots that never move', changed({ bots: { level: 'player', pace: 0 } })],
  ['[K5] half a number', withRed({ n: 0.5 })],
  ['[K5] a number below none', withRed({ serial: -1 })],
  ['[K5] a stranger', withRed({ sits: 'cat' })],
  ['[K5] a seal that is none', withRed({ seal: 7 })],
])('refuses %s', (_what, wrong) => {
  expect(readRecord(wrong)).toEqual({ ok: false, why: { code: 'bad-record' } });
});
