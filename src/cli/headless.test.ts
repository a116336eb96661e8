import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { only, save } from '../table/saved';
import { game, played } from '../table/testing/fixture';
import { converse } from './testing/fixture';
import { replayed } from './replay';

jest.setTimeout(30_000);

const ROOT = path.join(__dirname, '../..');
const HEADLESS = ['--import', 'tsx', 'src/cli/headless.ts'];
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'headless-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

function file(name: string, text: string): string {
  const place = path.join(folder, name);
  fs.writeFileSync(place, text);
  return place;
}

function run(
  args: readonly string[],
  input = '',
): { code: number | null; out: string; err: string } {
  const done = spawnSync(process.execPath, [...HEADLESS, ...args], {
    cwd: ROOT,
    input,
    encoding: 'utf8',
  });
  return { code: done.status, out: done.stdout, err: done.stderr };
}

const DEAL =
  '{"do":"deal","game":"time-n-space","seats":["red","green","blue"],"seed":7,"options":{}}';

/** A whole match as commands, with some invalid lines among them. */
function script(): string[] {
  const { saved } = played();
  const { seats, seed, options, log } = saved;
  const commands = log.map(entry => {
    if (entry.do === 'act') return entry;
    return entry.do === 'pass' ? { ...entry, do: 'clock' } : entry;
  });
  return [
    '{"do":"log"}',
    JSON.stringify({ do: 'deal', game: saved.game, seats, seed, options }),
    ...commands.map(command => JSON.stringify(command)),
    'not json',
    '',
    '['.repeat(10_000),
    `{"do":"view","seat":"${'x'.repeat(1_000_000)}"}`,
    '{"do":"view","seat":"ümläut\u2028"}',
    '{"do":"result"}',
    '{"do":"log"}',
  ];
}

test('answers each line of a whole match once, in order, and ends with its input', () => {
  const lines = script();
  let match: Parameters<typeof converse>[0];
  const expected = lines.map(line => {
    const turn = converse(match, line);
    ({ table: match } = turn);
    return JSON.stringify(turn.reply);
  });
  const { code, out, err } = run([], lines.join('\n'));
  expect(out.split('\n')).toEqual([...expected, '']);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(JSON.parse(expected.at(-2)!)).toMatchObject({
    ok: true,
    result: { places: expect.any(Array) },
  });
});

test('answers a line before the next one is sent', async () => {
  const table = spawn(process.execPath, HEADLESS, { cwd: ROOT });
  const answers = createInterface({ input: table.stdout })[Symbol.asyncIterator]();
  const codes: (string | undefined)[] = [];
  for (const line of ['{"do":"log"}', 'oops', DEAL]) {
    table.stdin.write(`${line}\n`);
    const { value } = (await answers.next()) as { value: string };
    codes.push((JSON.parse(value) as { why?: { code: string } }).why?.code);
  }
  expect(codes).toEqual(['no-table', 'not-json', undefined]);
  table.stdin.end();
  expect(await once(table, 'exit')).toEqual([0, null]);
});

test('ends quietly when its output is closed', async () => {
  const table = spawn(process.execPath, HEADLESS, { cwd: ROOT });
  let complaints = '';
  table.stderr.setEncoding('utf8').on('data', text => (complaints += text));
  table.stdin.on('error', () => undefined).write(`${DEAL}\n`);
  await once(table.stdout, 'data');
  table.stdout.destroy();
  table.stdin.write('{"do":"log"}\n'.repeat(1_000));
  expect(await once(table, 'close')).toEqual([0, null]);
  expect(complaints).toBe('');
});

const saved = save(played());
const good = file('good', `${saved.join('\n')}\n`);
const tampered = saved.with(9, saved[9]!.replace('"at":', '"at":1')).join('\n');

test.each<[string, string[], code: number, said: object]>([
  ['a good match', ['--replay', good], 0, replayed(saved.join('\n'), only(game))],
  ['a changed match', ['--replay', file('changed', tampered)], 1, replayed(tampered, only(game))],
  [
    'a file that is no match',
    ['--replay', file('empty', '')],
    1,
    { ok: false, why: { code: 'torn', line: 1 } },
  ],
  [
    'a missing file',
    ['--replay', path.join(folder, 'none')],
    2,
    {
      ok: false,
      why: {
        code: 'cannot-read',
        file: path.join(folder, 'none'),
        problem: expect.stringContaining('ENOENT'),
      },
    },
  ],
  [
    'a folder',
    ['--replay', folder],
    2,
    {
      ok: false,
      why: { code: 'cannot-read', file: folder, problem: expect.stringContaining('EISDIR') },
    },
  ],
  ['no file', ['--replay'], 2, { ok: false, why: { code: 'one-file', given: [] } }],
  [
    'two files',
    ['--replay', good, good],
    2,
    { ok: false, why: { code: 'one-file', given: [good, good] } },
  ],
  [
    'an unknown flag',
    ['--fast'],
    2,
    { ok: false, why: { code: 'unknown-flag', flag: '--fast', known: ['--replay', '--help'] } },
  ],
])('ends with the right answer and exit code for %s', (_what, args, code, said) => {
  const done = run(args);
  expect(done).toEqual({ code, out: expect.stringMatching(/^.+\n$/), err: '' });
  expect(JSON.parse(done.out)).toEqual(said);
});

test('names the line that was changed', () => {
  expect(replayed(tampered, only(game))).toMatchObject({
    ok: false,
    why: { code: 'tampered', line: 10 },
    sound: { plies: 8 },
  });
});

test('prints its help', () => {
  const { code, out, err } = run(['--help']);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  for (const word of ['headless', '--replay FILE', '--help', 'README.md'])
    expect(out).toContain(word);
});
