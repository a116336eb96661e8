import { chosenIn } from './chosen';

const USUAL = { mission: 'first-hour', agents: null, first: null };

test.each([undefined, null, 'nonsense', 7, { agents: 9 }, { later: true }])(
  'from %j no option is read, and the usual ones apply',
  input => {
    expect(chosenIn(input)).toEqual(USUAL);
  },
);

test('valid options count even beside invalid ones', () => {
  const input = { mission: 'day-before', agents: 1, first: 'green' };
  expect(chosenIn(input)).toEqual({ ...USUAL, mission: 'day-before', first: 'green' });
});
