import { chosenIn } from './chosen';

const USUAL = { first: null, turnSeconds: null };

test.each([undefined, null, 'nonsense', 7, { first: 'green' }, { later: true }])(
  'from %j no option is read, and the usual ones apply',
  input => {
    expect(chosenIn(input)).toEqual(USUAL);
  },
);

test('valid options count even beside invalid ones', () => {
  expect(chosenIn({ first: 'blue', turnSeconds: 31 })).toEqual({ ...USUAL, first: 'blue' });
});
