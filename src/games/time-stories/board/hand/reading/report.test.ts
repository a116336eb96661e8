import { decodeWords } from '../../../mission/decodeWords';
import en from '../../../missions/day-before/en.json';
import { EMPTY_PURSE } from '../../../rules/run';
import { blue, pink, position } from '../../../rules/testing/fixture';
import type { Seen } from '../../../rules/state';
import { reportLines } from './report';

const decoded = decodeWords(en);
if (!decoded.ok) throw new Error(decoded.problem);
const words = decoded.value;
const start = position();
const ended = (eyes: number, lenders: readonly string[] = []): Seen['runs'][number] => ({
  end: 'time',
  units: 0,
  place: 'rua-nova',
  team: { ...EMPTY_PURSE, green: eyes },
  lenders,
});
const secondRun = (parts: Partial<Seen> = {}): Seen => ({
  ...start,
  options: { ...start.options, mission: 'day-before' },
  run: 2,
  runs: [ended(0)],
  ...parts,
});

test('[B2] the report adds nothing in the first run', () => {
  const first = secondRun({ run: 1, runs: [], read: { '1B': [blue] } });
  for (const card of ['baseA', 'baseC', 'baseD', 'baseE'])
    expect(reportLines(words, first, card)).toEqual([]);
});

test('[B2] the report tells what was read, and fills in the strands that nobody saw', () => {
  const lines = reportLines(words, secondRun({ read: { '1B': [blue], '3D': [pink] } }), 'baseC');
  const text = (name: string) => words.cards['baseC']?.texts[name];
  expect(lines).toEqual(
    ['saw-1B', 'saw-3D', 'unseen-boats', 'unseen-bread', 'unseen-wall', 'unseen-guest'].map(text),
  );
});

test.each([
  [0, 'none'],
  [1, 'few'],
  [4, 'few'],
  [5, 'many'],
  [8, 'exposed'],
])('[B2] the report on %i eyes in the last run is “%s”', (eyes, name) => {
  const runs = [ended(8), ended(eyes)];
  expect(reportLines(words, secondRun({ runs }), 'baseE')).toEqual([
    words.cards['baseE']?.texts[`eyes-${name}`],
  ]);
});

test('[B2] the lenders of the last run have dreamed', () => {
  const runs = [ended(0, ['thomas']), ended(0, ['xan', 'brasia'])];
  expect(reportLines(words, secondRun({ runs }), 'baseD')).toEqual([
    words.lenders['xan']?.dream,
    words.lenders['brasia']?.dream,
  ]);
});
