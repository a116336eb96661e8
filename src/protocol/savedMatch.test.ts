import { createHash } from 'node:crypto';
import { seedOf } from '../kit/chance';
import type { GameId } from '../games/game';
import type { Seat } from '../kit/seat';
import type { Entry, SavedMatch } from './entry';
import { type Flaw, makeLines, parseLines } from './savedMatch';

const red = 'red' as Seat;
const match: SavedMatch = {
  game: 'tidepool' as GameId,
  version: 3,
  seats: [red, 'blue' as Seat],
  options: { depth: 40, name: 'Björn’s reef' },
  seed: seedOf(5),
  log: [
    { do: 'act', at: 10, seat: red, action: { type: 'dive', tiles: [1, 2] } },
    { do: 'pass', at: 40 },
    { do: 'act', at: 50, finger: 45, seat: red, action: 'flip' },
    { do: 'pause', at: 60 },
    { do: 'resume', at: 60 },
  ],
};
const lines = makeLines(match);
const upTo = (ply: number): SavedMatch => ({ ...match, log: match.log.slice(0, ply) });

/** Seals any lines, with other code than ours. */
function sealed(...texts: string[]): string[] {
  let sum = '';
  return texts.map(text => {
    sum = createHash('sha256').update(`${sum}\n${text}`).digest('hex').slice(0, 16);
    return `${sum} ${text}`;
  });
}

test('a match is one line for its deal and one per entry, each sealed with everything before it', () => {
  const { log, ...deal } = match;
  const texts = [{ sandtable: 'match', ...deal }, ...log].map(record => JSON.stringify(record));
  expect(lines).toEqual(sealed(...texts));
});

test.each<[string, string[], SavedMatch]>([
  ['as it was saved', lines, match],
  ['with nothing played yet', makeLines(upTo(0)), upTo(0)],
  ['as a file ends, with a line break', [...lines, ''], match],
  ['without its last lines, which cannot be noticed', lines.slice(0, 4), upTo(3)],
])('reads a match %s', (_what, text, expected) => {
  expect(parseLines(text)).toEqual({ ok: true, match: expected });
});

const cut = (line: number, length: number): string[] =>
  lines.slice(0, line).map((text, n) => (n === line - 1 ? text.slice(0, length) : text));
const without = (line: number): string[] => lines.filter((_, n) => n !== line - 1);
const swapped = (line: number): string[] => [
  ...lines.slice(0, line - 1),
  lines[line]!,
  lines[line - 1]!,
  ...lines.slice(line + 1),
];
const twice = (line: number): string[] => [...lines.slice(0, line), ...lines.slice(line - 1)];
const insert = (line: number, text: string): string[] => lines.toSpliced(line - 1, 0, text);

test.each<[string, string[], Flaw['code'], line: number]>([
  ['nothing', [], 'torn', 1],
  ['an empty text', [''], 'torn', 1],
  ['two empty lines', ['', ''], 'tampered', 1],
  ['something else', ['Dear diary,'], 'torn', 1],
  ['JSON without a seal', ['{"sandtable":"match"}', ''], 'tampered', 1],
  ['a line cut within a seal of digits', [...lines.slice(0, 3), '1234'], 'torn', 4],
  ['a line cut within its seal', cut(4, 9), 'torn', 4],
  ['a line cut after its seal', cut(4, 17), 'torn', 4],
  ['a line cut in its text', cut(4, 30), 'torn', 4],
  ['a line cut by one character', cut(4, lines[3]!.length - 1), 'torn', 4],
  ['a first line cut', cut(1, 40), 'torn', 1],
  ['a first line taken out', without(1), 'tampered', 1],
  ['a line taken out', without(3), 'tampered', 3],
  ['two lines swapped', swapped(3), 'tampered', 3],
  ['the last two swapped', swapped(5), 'tampered', 5],
  ['a line twice', twice(3), 'tampered', 4],
  ['the last line twice', twice(6), 'tampered', 7],
  ['an empty line between', insert(3, ''), 'tampered', 3],
  ['a last line that was cut before its line end', [...cut(6, 30), ''], 'tampered', 6],
  ['two line breaks at the end', [...lines, '', ''], 'tampered', 7],
  ['a line of another match', insert(7, sealed('{"do":"pass","at":70}')[0]!), 'tampered', 7],
  ['line ends of another system', lines.map(line => `${line}\r`), 'tampered', 1],
])('refuses %s', (_what, text, code, line) => {
  const sound = line > 1 ? upTo(line - 2) : undefined;
  expect(parseLines(text)).toEqual({ ok: false, flaw: { code, line }, sound });
});

const header = lines[0]!.slice(17);
const strange = (text: string) => sealed(header, text);

test.each<[string, string[], Flaw['code'], problem: RegExp | undefined]>([
  ['NaN', strange('{"do":"pass","at":NaN}'), 'torn', undefined],
  ['an infinite number', strange('{"do":"pass","at":1e999}'), 'not-a-match', /^at: .*Infinity/],
  [
    'a number too large to be exact',
    strange('{"do":"pass","at":1e300}'),
    'not-a-match',
    /^at: Too big/,
  ],
  ['part of a millisecond', strange('{"do":"pass","at":1.5}'), 'not-a-match', /^at: .*int/],
  ['a moment before the match', strange('{"do":"pass","at":-1}'), 'not-a-match', /^at: Too small/],
  ['a moment in words', strange('{"do":"pass","at":"7"}'), 'not-a-match', /^at: .*string/],
  ['no moment', strange('{"do":"pass"}'), 'not-a-match', /^at: .*undefined/],
  ['a prototype', strange('{"do":"pass","at":1,"__proto__":{}}'), 'not-a-match', /__proto__/],
  ['only a prototype', strange('{"__proto__":{"do":"pass","at":1}}'), 'not-a-match', /^do: /],
  ['more than is known', strange('{"do":"pass","at":1,"by":"red"}'), 'not-a-match', /"by"/],
  ['an unknown entry', strange('{"do":"wish","at":1}'), 'not-a-match', /^do: /],
  ['no record', strange('[]'), 'not-a-match', /^Invalid input: .*array/],
  ['nothing', strange('null'), 'not-a-match', /^Invalid input: .*null/],
  [
    'a seat without a name',
    strange('{"do":"act","at":1,"seat":"","action":1}'),
    'not-a-match',
    /^seat: Too small/,
  ],
  [
    'a name too long',
    strange(`{"do":"act","at":1,"seat":"${'x'.repeat(41)}","action":1}`),
    'not-a-match',
    /^seat: Too big/,
  ],
  ['a deal in the middle', strange(header), 'not-a-match', /^do: /],
])('refuses, even with a valid seal, %s', (_what, text, code, problem) => {
  const said = problem && { problem: expect.stringMatching(problem) };
  expect(parseLines(text)).toEqual({ ok: false, flaw: { code, line: 2, ...said }, sound: upTo(0) });
});

const asHeader = (change: object) =>
  JSON.stringify({ ...(JSON.parse(header) as object), ...change });

test.each<[string, string, problem: RegExp]>([
  ['that is an entry', '{"do":"pass","at":1}', /^sandtable: /],
  ['of something else', asHeader({ sandtable: 'diary' }), /^sandtable: /],
  ['without seats', asHeader({ seats: [] }), /^seats: Too small/],
  ['with seventeen seats', asHeader({ seats: Array(17).fill('red') }), /^seats: Too big/],
  ['with half a version', asHeader({ version: 1.5 }), /^version: /],
  ['without a seed', asHeader({ seed: null }), /^seed: /],
  ['with an infinite seed', header.replace(`"${seedOf(5)}"`, '1e999'), /^seed: /],
  ['with a seed that is too long', asHeader({ seed: 'f'.repeat(65) }), /^seed: /],
  ['with an unknown field', asHeader({ log: [] }), /"log"/],
  ['with a prototype', header.replace('{', '{"__proto__":{},'), /__proto__/],
])('refuses, even with a valid seal, a deal %s', (_what, text, problem) => {
  const flaw = { code: 'not-a-match', line: 1, problem: expect.stringMatching(problem) };
  expect(parseLines(sealed(text))).toEqual({ ok: false, flaw, sound: undefined });
});

test('the longest seat name and the largest exact moment are read', () => {
  const seat = 'x'.repeat(40) as Seat;
  const entry: Entry = { do: 'act', at: Number.MAX_SAFE_INTEGER, seat, action: null };
  expect(parseLines(makeLines({ ...match, log: [entry] }))).toMatchObject({
    ok: true,
    match: { log: [entry] },
  });
});

/** Characters that could pass for each other, or end something. */
const OTHERS = ['0', '1', 'f', ' ', '"', '}', '\n', 'é', '\u0000'];

test('one changed, lost or added character breaks only its line, and everything before is sound', () => {
  const text = lines.join('\n');
  for (let place = 0; place < text.length; place++) {
    const line = text.slice(0, place).split('\n').length;
    const sound = line > 1 ? upTo(line - 2) : undefined;
    const other = OTHERS[place % OTHERS.length]!;
    const [one, another] = [text.slice(0, place), text.slice(place + 1)];
    const damaged = [`${one}${another}`, `${one}x${text[place]}${another}`];
    if (text[place] !== other) damaged.push(`${one}${other}${another}`);
    for (const wrong of damaged) {
      const flaw = { code: expect.stringMatching(/^(torn|tampered)$/), line };
      expect(parseLines(wrong.split('\n'))).toEqual({ ok: false, flaw, sound });
    }
  }
});
