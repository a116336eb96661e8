import { lefts, rows, spread } from './rows';

const room = { width: 1920, height: 560 };

test.each([1, 2, 5, 9, 16, 24, 36, 44])('%i columns fit, with the gap row and without', columns => {
  for (const gapRow of [true, false]) {
    const it = rows({ columns, room, gapRow });
    expect(it.counts.reduce((sum, n) => sum + n, 0)).toBe(columns);
    expect(it.counts.length * it.row.height).toBeLessThanOrEqual(room.height + 1);
    for (const count of it.counts) {
      const all = lefts(it, count);
      expect(all[0]).toBeGreaterThanOrEqual(0);
      expect(all[count - 1]! + it.card.width).toBeLessThanOrEqual(room.width);
    }
  }
});

test('few cards lie in one row with picture and title; very many lie in rows of dates', () => {
  expect(rows({ columns: 6, room, gapRow: true })).toMatchObject({ isFull: true, counts: [6] });
  const many = rows({ columns: 70, room, gapRow: true });
  expect(many.isFull).toBe(false);
  expect(many.counts.length).toBeGreaterThan(2);
});

test('cards stay large enough to read from three metres', () => {
  for (const columns of [20, 36]) {
    const { card } = rows({ columns, room, gapRow: true });
    expect(card.width).toBeGreaterThan(85);
  }
});

test('columns are spread evenly over rows', () => {
  expect(spread(10, 3)).toEqual([4, 3, 3]);
  expect(spread(2, 4)).toEqual([1, 1]);
});

test('on a phone at the table cards are as large as in the hand', () => {
  const phone = { width: 390, height: 480 };
  expect(rows({ columns: 1, room: phone, gapRow: true }).card.width).toBe(112);
  const some = rows({ columns: 12, room: phone, gapRow: true });
  expect(some.counts.length).toBeGreaterThan(2);
  expect(some.card.width).toBeGreaterThan(44);
});
