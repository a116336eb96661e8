import type { Shield } from '../../mission/names';
import { fitShields, PADLOCK, type ShieldFit } from './shieldFit';

const shields = (text: string): readonly Shield[] =>
  [...text].map(it => (it === 'e' ? 'special' : it === 's' ? 'skull' : 'blank'));
const NONE = { fallen: [], holds: false } as const;
/** A plate on a TV, under one of six pictures and under one of seven. */
const SIX = { width: 287, size: 42, gap: 10 };
const SEVEN = { width: 241, size: 42, gap: 10 };
const SLIM = { width: 68, size: 27, gap: 6 };

const widthOf = ({ size, fallen, groups }: ShieldFit, gap: number, holds = false): number => {
  const counts = groups.filter(it => it.count > 1).length;
  const parts = fallen.length + groups.length + counts + (holds ? 1 : 0);
  const wide = fallen.length + groups.length + counts * 1.1 + (holds ? PADLOCK : 0);
  return wide * size + gap * (parts - 1);
};

test.each([
  ['bbbbe', SIX, false],
  ['bbbbe', SEVEN, false],
  ['bbbbe', SEVEN, true],
  ['bbbbbe', SEVEN, false],
  ['bbbbbbbe', SEVEN, true],
  ['sbebe', SLIM, false],
  ['bbbbbbbe', SLIM, true],
] as const)('%s is not wider than its plate', (text, plate, holds) => {
  const fit = fitShields({ ...NONE, left: shields(text), holds }, plate);
  expect(widthOf(fit, plate.gap, holds)).toBeLessThanOrEqual(plate.width);
});

test('five shields stand each for itself under one of seven pictures', () => {
  expect(fitShields({ ...NONE, left: shields('bbbbe') }, SEVEN).groups).toHaveLength(5);
});

test('where the fallen have no room any more, those that stand stay single', () => {
  const fit = fitShields({ ...NONE, left: shields('bbbe'), fallen: shields('bbb') }, SEVEN);
  expect(fit.fallen).toEqual([]);
  expect(fit.groups).toHaveLength(4);
});

test('many are grouped by kind', () => {
  expect(fitShields({ ...NONE, left: shields('bbbbbbbe') }, SIX)).toMatchObject({
    groups: [
      { shield: 'blank', count: 7 },
      { shield: 'special', count: 1 },
    ],
  });
});
