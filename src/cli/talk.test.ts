import fc from 'fast-check';
import type { TurnTaken } from './conversation';
import { converse } from './testing/fixture';
import { LONGEST, talk } from './talk';

async function answersTo(pieces: readonly string[], respond = converse): Promise<string[]> {
  const written: string[] = [];
  async function* stream() {
    yield* pieces;
  }
  await talk(stream(), text => void written.push(text), respond);
  return written;
}

const codesOf = (answers: readonly string[]): string[] =>
  answers.map(answer => (JSON.parse(answer) as { why: { code: string } }).why.code);

/** Echoes every line with the number of lines before it. */
const echo = (): ((table: unknown, line: string) => TurnTaken) => {
  let n = 0;
  return (_table, line) => ({ table: undefined, reply: { ok: true, n: n++, line } });
};

const LINES = ['{"do":"log"}', '', 'a b', '{"sep":"\u2028\r"}', 'ü🜚', '', 'last'];

test('answers every line once, in order, however the input is split', async () => {
  const text = LINES.join('\n');
  const cuts = fc.array(fc.nat(text.length), { maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(cuts, fc.constantFrom('', '\n'), async (places, end) => {
      const sorted = [0, ...places.toSorted((one, other) => one - other), text.length];
      const pieces = sorted.slice(1).map((place, n) => text.slice(sorted[n], place));
      const answers = await answersTo([...pieces, end], echo());
      const expected = LINES.map((line, n) => `${JSON.stringify({ ok: true, n, line })}\n`);
      expect(answers).toEqual(expected);
    }),
  );
});

test.each<[string, string[], answers: string[]]>([
  ['nothing', [], []],
  ['an empty text', [''], []],
  ['an empty line', ['\n'], ['not-json']],
  ['line ends of Windows', ['{"do":"log"}\r\n'], ['no-table']],
  ['a mistake and the line after it', ['oops\n{"do":"log"}\n'], ['not-json', 'no-table']],
])('answers %s', async (_what, pieces, codes) => {
  expect(codesOf(await answersTo(pieces))).toEqual(codes);
});

test('refuses a line that is too long, and answers the next one', async () => {
  const half = ' '.repeat(LONGEST / 2);
  expect(codesOf(await answersTo([half, half, '\n{"do":"log"}\n']))).toEqual([
    'not-json',
    'no-table',
  ]);
  const endless = [half, half, ' ', half, half, '\n{"do":"log"}\n'];
  const [first, second] = await answersTo(endless);
  expect(JSON.parse(first!)).toEqual({ ok: false, why: { code: 'too-long', most: LONGEST } });
  expect(codesOf([second!])).toEqual(['no-table']);
});

test('reports an internal error and keeps the table as it was', async () => {
  const deal = '{"do":"deal","game":"time-n-space","seats":["red","green","blue"],"seed":1}\n';
  const broken = (...[match, line]: Parameters<typeof converse>) => {
    if (line === 'stumble') throw new Error('oh dear');
    return converse(match, line);
  };
  const [dealt, before, mistake, after] = await answersTo(
    [deal, '{"do":"log"}\n', 'stumble\n', '{"do":"log"}\n'],
    broken,
  );
  expect(JSON.parse(dealt!)).toMatchObject({ ok: true });
  expect(JSON.parse(mistake!)).toEqual({
    ok: false,
    why: { code: 'our-mistake', problem: 'Error: oh dear' },
  });
  expect(after).toBe(before);
});
