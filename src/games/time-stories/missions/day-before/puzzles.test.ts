/** The figures of the three puzzles, read from the texts and put together as a team would. */
import de from './de.json';
import en from './en.json';

const LANGUAGES = [
  ['English', en],
  ['German', de],
] as const;
type Texts = typeof en | typeof de;

const rowsOf = (text: string): string[][] =>
  text
    .split('\n')
    .filter(line => line.includes(' · '))
    .map(line => line.split(' · '));

const numberOf = (figure: string): number =>
  ['¼', '½', '¾'].reduce(
    (sum, part, index) => sum + (figure.endsWith(part) ? (index + 1) / 4 : 0),
    Number.parseInt(figure, 10),
  );

const numbers = (rows: readonly string[][]): Record<string, number> =>
  Object.fromEntries(rows.map(([name = '', figure = '']) => [name, numberOf(figure)]));

const MARKS = { A3: 921, A4: 380, C1: 268, C3: 852, C6: 417, E1: 106, E6: 734, F3: 279, F4: 645 };
const COLUMNS = 6;
/** As the rope meets them, by row and by the column that is seen; the second is the gap. */
const MET = [
  ['C', 1],
  ['C', 3],
  ['E', 6],
] as const;

function bookOf(texts: Texts): Record<string, number> {
  const rows = [...rowsOf(texts.items['23'].text), ...rowsOf(texts.items['48'].text)];
  return numbers(rows.filter(([, mark = '']) => /^\d+$/.test(mark)));
}

describe.each(LANGUAGES)('the rope home in %s', (_language, texts) => {
  test('the two halves of the book have the marks of nine swallows', () => {
    expect(bookOf(texts)).toEqual(MARKS);
  });

  test('the book lacks the tile that is missing on the wall, read as a back', () => {
    const swallows = rowsOf(texts.items['23'].text).map(([tile]) => tile);
    expect(swallows).toContain(`C${COLUMNS + 1 - 3}`);
    expect(bookOf(texts)).not.toHaveProperty('C4');
  });

  test('backs, the half and the way of the rope give the code', () => {
    const half = Number(texts.items['61'].text.split('\n').at(-1));
    const marks = MET.map(([row, seen]) => bookOf(texts)[`${row}${COLUMNS + 1 - seen}`] ?? half);
    expect(marks).toEqual([417, 593, 106]);
  });
});

const TIDE: Record<string, number> = {
  '5:00': 3,
  '5:30': 3,
  '6:00': 3.5,
  '6:30': 4,
  '7:00': 5,
  '7:30': 6.5,
  '8:00': 8,
  '8:30': 9.5,
  '9:00': 11,
  '9:30': 12,
  '10:00': 13.5,
  '10:30': 14.5,
  '11:00': 15,
  '11:30': 15,
};
const FLOAT_BY_TABLE = 12;
const BOTTOMS = [
  [/(?:anchor stone|Ankerstein) (?:five|fünf)/, /^(anchor|Anker)$/, 5],
  [/(?:barrel three|Fass drei)/, /^(barrel|Fass)$/, 3],
  [/(?:key one|Schlüssel eine)/, /^(key|Schlüssel)$/, 1],
  [/(?:star four|Stern vier)/, /^(star|Stern)$/, 4],
  [/(?:wheel nought|Rad null)/, /^(wheel|Rad)$/, 0],
] as const;

const isHour = (name: string) => name.includes(':');
const tideOf = (texts: Texts) =>
  numbers(rowsOf(texts.cards['2C'].won).filter(([name = '']) => isHour(name)));

/** Each boat with the water at the mark that lifts it, a palm under the keel included. */
function boatsOf(texts: Texts): { boat: string; needs: number }[] {
  return rowsOf(texts.items['26'].text).map(([boat = '', berth = '', draught = '']) => {
    const bottom = BOTTOMS.find(([, name]) => name.test(berth))?.[2] ?? Number.NaN;
    return { boat, needs: Number(draught) + 1 - bottom };
  });
}

const afloat = (texts: Texts, water: number): string[] =>
  boatsOf(texts)
    .filter(({ needs }) => needs <= water)
    .sort((a, b) => a.needs - b.needs)
    .map(({ boat }) => boat);

describe.each(LANGUAGES)('the boats in %s', (_language, texts) => {
  test('the table has the heights and the hours of high water', () => {
    expect(tideOf(texts)).toEqual(TIDE);
    const hours = rowsOf(texts.cards['2C'].won).filter(([name = '']) => !isHour(name));
    expect(hours.map(([, hour = '']) => numberOf(hour))).toEqual([9.25, 10, 10.75]);
  });

  test.each(BOTTOMS)('the caulker names the depth %s', depth => {
    expect(texts.cards['2F'].text).toMatch(depth);
  });

  test('two hours late, four boats float, in this order', () => {
    expect(afloat(texts, tideOf(texts)['7:30'] ?? 0)).toEqual(['62', '17', '85', '31']);
  });

  test('by the printed table all boats float', () => {
    expect(afloat(texts, tideOf(texts)['9:30'] ?? 0)).toHaveLength(FLOAT_BY_TABLE);
  });
});

const STEPS: Record<string, number> = {
  'down one': -1,
  'down two': -2,
  'up one': 1,
  'eins hinab': -1,
  'zwei hinab': -2,
  'eins hinauf': 1,
};
/** The rope of each bell, from the largest to the smallest. */
const ROPES = [2, 4, 5, 1, 3];

const stepsOf = (texts: Texts): number[] =>
  texts.items['15'].text.split('\n').flatMap(line => STEPS[line] ?? []);

/** Every way to ring these steps on five bells. */
function tunes(steps: readonly number[]): number[][] {
  const from = (first: number) =>
    steps.reduce((notes, step) => [...notes, (notes.at(-1) ?? 0) + step], [first]);
  return ROPES.map((_, index) => from(index + 1)).filter(notes =>
    notes.every(note => note >= 1 && note <= ROPES.length),
  );
}

const ropesOf = (notes: readonly number[] = []) => notes.map(note => ROPES[note - 1]);

describe.each(LANGUAGES)('the song in %s', (_language, texts) => {
  test('it goes down in seven steps', () => {
    expect(stepsOf(texts)).toEqual([-1, 1, -2, -1, 1, -1, -1]);
  });

  test('downhill it begins as the torn sheet does', () => {
    const [downhill, ...others] = tunes(stepsOf(texts));
    expect(others).toEqual([]);
    const sheet = texts.items['11'].text.match(/\d/g)?.map(Number);
    expect(sheet).toEqual(ropesOf(downhill).slice(0, 3));
  });

  test('on its head it fits from one bell only, and gives the code', () => {
    const uphill = tunes(stepsOf(texts).map(step => -step));
    expect(uphill.map(ropesOf)).toEqual([[2, 4, 2, 5, 1, 5, 1, 3]]);
  });
});

test.each(LANGUAGES)('the tide table is shown whole on a later visit in %s', (_language, texts) => {
  const { won, wonAgain } = texts.cards['2C'];
  expect(rowsOf(wonAgain)).toEqual(rowsOf(won));
  expect(rowsOf(won)).toHaveLength(17);
});
