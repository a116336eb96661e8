import type { RunningMatch } from '../table/match';
import { save } from '../table/saved';
import { begun, game, played, red, SEATS } from '../table/testing/fixture';
import type { CommandReply } from './conversation';
import { after, DEAL, halted, lapse, lines, move, say, standing, turn } from './testing/fixture';

const over = after({ do: 'clock', at: 360_400 });

test.each<[string, RunningMatch | undefined, object, CommandReply]>([
  [
    'deal',
    undefined,
    DEAL,
    { ok: true, game: game.id, seats: SEATS, at: 0, ply: 0, paused: false },
  ],
  [
    'deal, while another match is on',
    standing,
    { ...DEAL, seats: ['purple', ...SEATS], options: undefined },
    { ok: true, game: game.id, seats: [...SEATS, 'purple'], at: 0, ply: 0, paused: false },
  ],
  [
    'act',
    begun(),
    { ...move, finger: 40 },
    {
      ok: true,
      at: 100,
      ply: 4,
      due: 420_400,
      happened: [{ type: 'turned', seat: red, glass: 0, on: 'trade-2', until: 60_040 }],
    },
  ],
  [
    'clock',
    standing,
    { do: 'clock', at: 5_000 },
    { ok: true, at: 5_000, ply: 4, due: 420_400, happened: [] },
  ],
  [
    'clock, beyond the end',
    begun(),
    { do: 'clock', at: 400_000 },
    { ok: true, at: 400_000, ply: 4, due: null, happened: [{ type: 'over', at: 360_400 }] },
  ],
  [
    'pause',
    standing,
    { do: 'pause', at: 200 },
    { ok: true, at: 200, ply: 5, due: 420_400, happened: [] },
  ],
  ['resume', halted, { do: 'resume' }, { ok: true, at: 200, ply: 6, due: 420_400, happened: [] }],
  [
    'legal',
    after(
      move,
      { ...move, action: { ...turn, glass: 1, on: 'plant-1' } },
      { do: 'clock', at: 60_100 },
    ),
    { do: 'legal', seat: 'red' },
    { ok: true, at: 60_100, legal: expect.arrayContaining([{ action: lapse }]) },
  ],
  ['legal, in a pause', halted, { do: 'legal', seat: 'blue' }, { ok: true, at: 200, legal: [] }],
  ['result, before the end', standing, { do: 'result' }, { ok: true, result: null }],
  [
    'result',
    over,
    { do: 'result' },
    {
      ok: true,
      result: { kind: 'ranked', places: [[...SEATS]], points: { red: 0, green: 0, blue: 0 } },
    },
  ],
  ['log', standing, { do: 'log' }, { ok: true, lines }],
  [
    'load',
    undefined,
    { do: 'load', lines },
    { ok: true, game: game.id, seats: SEATS, at: 100, ply: 4, paused: false },
  ],
  [
    'load, of a paused match',
    standing,
    { do: 'load', lines: save(halted) },
    { ok: true, game: game.id, seats: SEATS, at: 200, ply: 5, paused: true },
  ],
  [
    'load, up to a ply',
    halted,
    { do: 'load', lines, ply: 3 },
    { ok: true, game: game.id, seats: SEATS, at: 0, ply: 3, paused: false },
  ],
  [
    'load, of what is sound',
    undefined,
    { do: 'load', lines: lines.with(2, 'torn'), sound: true },
    {
      ok: true,
      game: game.id,
      seats: SEATS,
      at: 0,
      ply: 1,
      paused: false,
      dropped: { code: 'tampered', line: 3 },
    },
  ],
])('answers %s', (_what, match, said, reply) => {
  expect(say(match, said).reply).toEqual(reply);
});

test.each(['red', 'green', 'blue', 'board'])(
  'view shows %s only what it may see, and changes nothing',
  seat => {
    const { table: match, reply } = say(standing, { do: 'view', seat });
    expect(reply).toMatchObject({
      ok: true,
      at: 100,
      view: { phase: { name: 'running' }, seats: SEATS },
    });
    expect(JSON.stringify(reply)).not.toContain('secret');
    expect(match).toBe(standing);
  },
);

test('a seat sees its own secrets, and the board sees none', () => {
  const choose = { type: 'choose', orders: ['grey-1', 'blue-1'] };
  const dealt = say(undefined, { ...DEAL, options: {} }).table;
  const { table } = say(dealt, { ...move, action: choose });
  const views = ['red', 'green', 'board'].map(seat => say(table, { do: 'view', seat }).reply);
  expect(views.map(({ view }) => (view as { choice?: unknown }).choice)).toEqual([
    choose.orders,
    undefined,
    undefined,
  ]);
});

test('a loaded match equals the saved one at every ply', () => {
  const whole = played();
  const saved = save(whole);
  expect(say(undefined, { do: 'load', lines: saved }).table).toEqual(whole);
  for (const ply of [0, 1, 40, whole.saved.log.length]) {
    const { table } = say(undefined, { do: 'load', lines: saved, ply });
    expect(say(table, { do: 'log' }).reply).toEqual({ ok: true, lines: saved.slice(0, ply + 1) });
    expect(table?.at).toBe(ply === 0 ? 0 : whole.saved.log[ply - 1]!.at);
  }
});

test('every act that legal offers can be sent as it is', () => {
  for (const table of [begun(), after(move, { do: 'clock', at: 60_100 })]) {
    const { legal } = say(table, { do: 'legal', seat: 'red' }).reply as unknown as {
      legal: { action: object }[];
    };
    expect(legal.length).toBeGreaterThan(1);
    for (const { action } of legal) {
      expect(say(table, { do: 'act', seat: 'red', at: table.at, action }).reply.ok).toBe(true);
    }
  }
});
