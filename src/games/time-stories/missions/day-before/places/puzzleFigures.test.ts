/** The pictures show the figures that the texts and the locks of the mission go by. */
import { codeHash } from '../../../mission/codes';
import { carmoCards } from '../cards/carmo';
import en from '../en.json';
import mission from '../mission.json';
import {
  ANCHOR_ROW,
  BELL_ROPES,
  BERTHS,
  DIALS,
  PANEL_GAP,
  onPanel,
  TILE_PANEL,
  SWALLOWS,
} from './puzzleFigures';

const COLUMNS = 6;
const mirrored = (name: string) => `${name[0]}${COLUMNS + 1 - Number(name[1])}`;
const rowsOf = (text: string) =>
  text
    .split('\n')
    .filter(line => line.includes(' · '))
    .map(line => line.split(' · '));

describe('the panel of tiles', () => {
  const book = [...rowsOf(en.items['23'].text), ...rowsOf(en.items['48'].text)];
  const marks = Object.fromEntries(book.map(([tile = '', mark = '']) => [tile, mark]));

  test('has a swallow wherever the kiln book has one on the back, and where the lady keeps one', () => {
    const backs = [...SWALLOWS, PANEL_GAP].map(mirrored).sort();
    expect(Object.keys(marks).sort()).toEqual(backs);
  });

  test('has six rows of six tiles, one of which is missing', () => {
    expect(TILE_PANEL.map(row => row.length)).toEqual([6, 6, 6, 6, 6, 6]);
    const [column, row] = onPanel(PANEL_GAP);
    expect(TILE_PANEL[row]?.[column]).toBe('·');
  });

  test('leads from the anchor to the hill with the half that was kept, past three birds', () => {
    const { exit, met } = traced('\\');
    expect(exit).toEqual(['top', 5]);
    const code = met.map(name => (name === PANEL_GAP ? '593' : marks[mirrored(name)])).join('');
    expect(code).toBe('417593106');
    expect(codeHash('day-before', code)).toBe(mission.cards['1E'].acts.code.hash);
  });

  test('leads to the quay if the half is turned the other way', () => {
    expect(traced('/').exit).toEqual(['bottom', 4]);
  });
});

type Side = 'left' | 'right' | 'top' | 'bottom';
const TURNS: Readonly<Record<string, Readonly<Record<Side, Side>>>> = {
  '\\': { top: 'right', right: 'top', bottom: 'left', left: 'bottom' },
  '/': { top: 'left', left: 'top', bottom: 'right', right: 'bottom' },
};
const STEP = { left: [-1, 0], right: [1, 0], top: [0, -1], bottom: [0, 1] } as const;
const BACK = { left: 'right', right: 'left', top: 'bottom', bottom: 'top' } as const;

/** Follows the rope; a bird counts when the rope is drawn under its whole tile again and again. */
function traced(half: string) {
  let [column, row] = onPanel(`${ANCHOR_ROW}1`) as [number, number];
  let side: Side = 'left';
  const met: string[] = [];
  for (;;) {
    const name = `${'FEDCBA'[row]}${column + 1}`;
    const isBird = name === PANEL_GAP || SWALLOWS.some(bird => bird === name);
    if (isBird && !met.includes(name)) met.push(name);
    const turn = name === PANEL_GAP ? half : (TILE_PANEL[row]?.[column] ?? '');
    const out: Side = TURNS[turn]![side];
    const [x, y] = STEP[out];
    [column, row] = [column + x, row + y];
    if (!TILE_PANEL[row]?.[column]) return { exit: [out, column - x + 1], met };
    side = BACK[out];
  }
}

describe('the river stairs', () => {
  test('show the printed hours of two days, and the third two hours late', () => {
    const printed = rowsOf(en.cards['2C'].won)
      .slice(-3)
      .map(([, hour = '']) => hour);
    expect(printed).toEqual(['9¼', '10', '10¾']);
    const chalked = Object.values(DIALS).map(([hour, minute]) => hour * 60 + minute);
    expect(chalked).toEqual([9 * 60 + 15, 10 * 60, (10 + 2) * 60 + 45]);
  });

  test('have a stone for every berth of the ledger', () => {
    const berths = new Set(rowsOf(en.items['26'].text).map(([, berth]) => berth));
    expect([...berths].sort()).toEqual([...BERTHS].sort());
  });
});

test('as many bells hang on the card of the loft as have ropes, the largest first', () => {
  const bells = (carmoCards['3C'] ?? []).filter(([motif]) => motif === 'bell');
  const sizes = bells.map(([, , , size = 100]) => size);
  expect(sizes).toHaveLength(BELL_ROPES.length);
  expect(sizes).toEqual([...sizes].sort((one, other) => other - one));
});

test('the ropes of the bells ring the tune that the peg board asks for', () => {
  const uphill = [1, 2, 1, 3, 4, 3, 4, 5];
  const code = uphill.map(bell => BELL_ROPES[bell - 1]).join('');
  expect(code).toBe('24251513');
  expect(codeHash('day-before', code)).toBe(mission.cards['3C'].acts.peg.hash);
});
