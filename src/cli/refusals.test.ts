import { MANIFESTS } from '../games/manifests';
import { makeLines } from '../protocol/savedMatch';
import type { RunningMatch } from '../table/match';
import { begun, blue, game, red, SEATS } from '../table/testing/fixture';
import { DEAL, halted, lapse, lines, move, say, standing } from './testing/fixture';

const runs = { code: 'sand-still-runs', until: 60_100 };

test('an act that the rules refuse lets time pass, and the answer says what that did', () => {
  const early = say(standing, { ...move, at: 60_099, action: lapse });
  expect(early.reply).toEqual({
    ok: false,
    why: runs,
    at: 60_099,
    ply: 4,
    due: 420_400,
    happened: [],
  });
  expect(early.table).toEqual({ ...standing, at: 60_099 });
  const late = say(begun(), { ...move, at: 400_000 });
  expect(late.reply).toEqual({
    ok: false,
    why: { code: 'not-now', phase: 'over' },
    at: 400_000,
    ply: 4,
    due: null,
    happened: [{ type: 'over', at: 360_400 }],
  });
});

const NESTED = `${'['.repeat(10_000)}${']'.repeat(10_000)}`;
const LONG = 'x'.repeat(1_000_000);
const act = (action: string) => `{"do":"act","seat":"red","at":100,"action":${action}}`;
const dealing = (change: object) => ({ ...DEAL, ...change });
const changed = lines.with(2, lines[2]!.replace('green', 'blue'));
const resealed = (change: object) =>
  makeLines({ ...standing.saved, ...change } as RunningMatch['saved']);

test.each<[string, unknown, code: string, detail?: unknown]>([
  // No valid command.
  ['nothing', '', 'not-json'],
  ['spaces', '  ', 'not-json'],
  ['prose', 'red turns a glass', 'not-json'],
  ['half a line', '{"do":"result"', 'not-json'],
  ['two commands in a line', '{"do":"result"}{"do":"log"}', 'not-json'],
  ['an invalid number', '{"do":"clock","at":NaN}', 'not-json'],
  ['a megabyte of letters', LONG, 'not-json'],
  ['deep nesting that never closes', '['.repeat(10_000), 'not-json'],
  ['null', 'null', 'not-a-command'],
  ['a number', '7', 'not-a-command'],
  ['a word', '"result"', 'not-a-command'],
  ['a list', '[{"do":"result"}]', 'not-a-command'],
  ['deep nesting', NESTED, 'not-a-command'],
  ['no command word', {}, 'not-a-command'],
  ['an unknown word', { do: 'undo' }, 'not-a-command'],
  ['a name from Object.prototype as command', { do: 'constructor' }, 'not-a-command'],
  ['a prototype', '{"do":"result","__proto__":{}}', 'not-a-command'],
  ['only a prototype', '{"__proto__":{"do":"result"}}', 'not-a-command'],
  ['an unknown field', { do: 'result', seat: 'red' }, 'not-a-command'],
  [
    'a thousand unknown fields',
    Object.fromEntries(Array.from(Array(1_000).keys(), n => [`a${n}`, n])),
    'not-a-command',
  ],
  ['a megabyte of command', { do: 'view', seat: LONG }, 'not-a-command'],
  // Fields of the wrong type.
  ['a deal without a game', dealing({ game: undefined }), 'not-a-command', /^game: /],
  ['a deal without seats', dealing({ seats: undefined }), 'not-a-command', /^seats: /],
  ['a deal with a word for seats', dealing({ seats: 'red' }), 'not-a-command', /^seats: /],
  ['a deal of seventeen', dealing({ seats: Array(17).fill('red') }), 'not-a-command', /^seats: /],
  ['a deal without a seed', dealing({ seed: undefined }), 'not-a-command', /^seed: /],
  ['a deal with a list for a seed', dealing({ seed: [1] }), 'not-a-command', /^seed: /],
  [
    'a deal with an infinite seed',
    JSON.stringify(DEAL).replace(':7', ':1e999'),
    'not-a-command',
    /^seed: /,
  ],
  ['an act without a seat', { ...move, seat: undefined }, 'not-a-command', /^seat: /],
  ['an act without a time', { ...move, at: undefined }, 'not-a-command', /^at: /],
  ['an act at a fraction of a millisecond', { ...move, at: 100.5 }, 'not-a-command', /^at: /],
  ['an act before the match', { ...move, at: -1 }, 'not-a-command', /^at: /],
  ['an act at a time too large', { ...move, at: 2 ** 53 }, 'not-a-command', /^at: /],
  [
    'an act whose finger lifts before the match',
    { ...move, finger: -1 },
    'not-a-command',
    /^finger: /,
  ],
  ['no act', { ...move, action: undefined }, 'not-a-command', /^action: /],
  ['a clock without a time', { do: 'clock' }, 'not-a-command', /^at: /],
  ['a clock with a word for a time', { do: 'clock', at: '200' }, 'not-a-command', /^at: /],
  ['a pause without a time', { do: 'pause' }, 'not-a-command', /^at: /],
  ['a resume with a time', { do: 'resume', at: 100 }, 'not-a-command', /"at"/],
  ['a view without a seat', { do: 'view' }, 'not-a-command', /^seat: /],
  ['a load with a word for lines', { do: 'load', lines: 'x' }, 'not-a-command', /^lines: /],
  ['a load of numbers', { do: 'load', lines: [1] }, 'not-a-command', /^lines.0: /],
  [
    'a load of a hundred thousand numbers',
    { do: 'load', lines: Array(100_000).fill(1) },
    'not-a-command',
  ],
  [
    'a load of too many lines',
    { do: 'load', lines: Array(100_001).fill('') },
    'not-a-command',
    /^lines: /,
  ],
  ['a load up to a negative ply', { do: 'load', lines, ply: -1 }, 'not-a-command', /^ply: /],
  // Deals.
  [
    'an unknown game',
    dealing({ game: 'chess' }),
    'unknown-game',
    { game: 'chess', games: MANIFESTS.map(({ id }) => id) },
  ],
  ['a game called __proto__', dealing({ game: '__proto__' }), 'unknown-game'],
  [
    'wrong seats',
    dealing({ seats: ['red'] }),
    'wrong-seats',
    { fit: [SEATS, [...SEATS, 'purple']] },
  ],
  ['wrong options', dealing({ options: { minutes: 5 } }), 'bad-options', /^minutes: /],
  ['invalid options', dealing({ options: [] }), 'bad-options'],
  [
    'options with __proto__',
    JSON.stringify(DEAL).replace('"options":{', '"options":{"__proto__":{"minutes":6},'),
    'bad-options',
    /__proto__/,
  ],
  // Acts.
  [
    'a stranger',
    { ...move, seat: 'purple' },
    'not-at-this-table',
    { seat: 'purple', seats: SEATS },
  ],
  ['the board', { ...move, seat: 'board' }, 'not-at-this-table'],
  ['a seat called __proto__', { ...move, seat: '__proto__' }, 'not-at-this-table'],
  ['an unknown act', { ...move, action: { type: 'fly' } }, 'not-an-act'],
  ['an act that is null', act('null'), 'not-an-act'],
  ['an act that is only nesting', act(NESTED), 'not-an-act'],
  ['an act with deep nesting', act(`{"type":"lift","glass":0,"deed":${NESTED}}`), 'not-an-act'],
  ['an act within __proto__', act('{"__proto__":{"type":"ready"}}'), 'not-an-act'],
  ['an act with a prototype', act('{"type":"ready","__proto__":{}}'), 'not-an-act'],
  [
    'an act on a field called __proto__',
    act('{"type":"turn","glass":0,"on":"__proto__"}'),
    'not-an-act',
  ],
  ['an act of a megabyte', act(`"${LONG}"`), 'not-an-act'],
  [
    'an act of a hundred thousand wrong fields',
    act(`{"type":"lift","glass":0,"deed":{"do":"produce","fields":[${'1,'.repeat(99_999)}1]}}`),
    'not-an-act',
  ],
  ['a finger in the future', { ...move, finger: 101 }, 'finger-out-of-time', { now: 100 }],
  ['an act in the past', { ...move, at: 99 }, 'time-runs-backwards', { now: 100 }],
  // Time.
  ['time running backwards', { do: 'clock', at: 99 }, 'time-runs-backwards', { now: 100 }],
  ['a pause in the past', { do: 'pause', at: 99 }, 'time-runs-backwards', { now: 100 }],
  ['a resume without a pause', { do: 'resume' }, 'not-paused'],
  // Looking.
  [
    'a view of an unknown seat',
    { do: 'view', seat: 'purple' },
    'not-at-this-table',
    { seat: 'purple', seats: SEATS },
  ],
  ['a view of __proto__', { do: 'view', seat: '__proto__' }, 'not-at-this-table'],
  [
    'legal acts of an unknown seat',
    { do: 'legal', seat: 'purple' },
    'not-at-this-table',
    { seat: 'purple', seats: SEATS },
  ],
  ['legal acts of the board', { do: 'legal', seat: 'board' }, 'not-at-this-table'],
  // Saved matches.
  ['an empty log', { do: 'load', lines: [] }, 'torn', { line: 1 }],
  [
    'an empty log, loaded as far as sound',
    { do: 'load', lines: [], sound: true },
    'torn',
    { line: 1 },
  ],
  ['a torn log', { do: 'load', lines: [...lines, lines[4]!.slice(0, 30)] }, 'torn', { line: 6 }],
  ['a changed log', { do: 'load', lines: changed }, 'tampered', { line: 3 }],
  ['a log of a megabyte', { do: 'load', lines: [LONG] }, 'torn', { line: 1 }],
  [
    'a log of too few seats',
    { do: 'load', lines: resealed({ seats: [] }) },
    'not-a-match',
    /^seats: /,
  ],
  [
    'a log of another game',
    { do: 'load', lines: resealed({ game: 'chess' }) },
    'unknown-game',
    { line: 1, game: 'chess' },
  ],
  [
    'a log of another version',
    { do: 'load', lines: resealed({ version: 0 }) },
    'other-version',
    { line: 1, saved: 0, ours: game.version },
  ],
  [
    'a log of what the rules refuse',
    {
      do: 'load',
      lines: resealed({
        log: [...standing.saved.log, { do: 'act', seat: red, at: 900, action: lapse }],
      }),
    },
    'refused',
    { line: 6, why: runs },
  ],
  [
    'a log with an entry that no table writes',
    { do: 'load', lines: resealed({ log: [{ do: 'pass', at: 5 }] }) },
    'goes-otherwise',
    { line: 2 },
  ],
  ['a ply beyond the log', { do: 'load', lines, ply: 5 }, 'no-such-ply', { plies: 4 }],
])('%s is refused and leaves the table unchanged', (_what, said, code, ...[detail]) => {
  const before = ['board', ...SEATS].map(seat => say(standing, { do: 'view', seat }).reply);
  const { table: match, reply } = say(standing, said);
  const details = detail instanceof RegExp ? { problem: expect.stringMatching(detail) } : detail;
  expect(reply).toMatchObject({ ok: false, why: { code, ...(details as object) } });
  expect(JSON.stringify(reply).length).toBeLessThan(600);
  expect(match).toBe(standing);
  expect(say(match, { do: 'log' }).reply).toEqual({ ok: true, lines });
  expect(['board', ...SEATS].map(seat => say(match, { do: 'view', seat }).reply)).toEqual(before);
});

test.each<[string, object]>([
  ['an act', { ...move, at: 200 }],
  ['time', { do: 'clock', at: 200 }],
  ['a pause', { do: 'pause', at: 200 }],
])('during a pause %s is refused', (_what, said) => {
  const { table, reply } = say(halted, said);
  expect(reply).toEqual({
    ok: false,
    why: { code: 'paused' },
    at: 200,
    ply: 5,
    due: 420_400,
    happened: [],
  });
  expect(table).toBe(halted);
});

test.each([
  move,
  { do: 'clock', at: 0 },
  { do: 'pause', at: 0 },
  { do: 'resume' },
  { do: 'view', seat: 'board' },
  { do: 'legal', seat: blue },
  { do: 'result' },
  { do: 'log' },
])('without a table %j is refused', said => {
  expect(say(undefined, said)).toEqual({
    table: undefined,
    reply: { ok: false, why: { code: 'no-table' } },
  });
});

test('a refused deal or load leaves no table where there was none', () => {
  for (const said of [dealing({ seats: [] }), { do: 'load', lines: [] }]) {
    expect(say(undefined, said).table).toBeUndefined();
  }
});
