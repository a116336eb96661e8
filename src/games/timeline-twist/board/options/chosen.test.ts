import { chosenIn, dayOf } from './chosen';

const USUAL = { way: 'versus', first: null, daily: null, talkSeconds: null };

test.each([undefined, null, 'nonsense', 7, { way: 'sideways' }, { later: true }])(
  'from %j no option is read, and the usual ones apply',
  input => {
    expect(chosenIn(input)).toMatchObject(USUAL);
  },
);

test('valid options count even beside invalid ones', () => {
  const input = { way: 'together', talkSeconds: 61, first: 'green', daily: '2026-02-30' };
  expect(chosenIn(input)).toMatchObject({ ...USUAL, way: 'together', first: 'green' });
});

test('a day is written by the local calendar', () => {
  expect(dayOf(new Date(2026, 0, 9, 23, 59))).toBe('2026-01-09');
  expect(chosenIn({ daily: dayOf(new Date(2026, 11, 31)) }).daily).toBe('2026-12-31');
});
