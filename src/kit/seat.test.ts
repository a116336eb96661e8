import { bySeat, of, ownOf, type Seat } from './seat';

const red = 'red' as Seat;
const blue = 'blue' as Seat;

test('every seat gets its thing', () => {
  const things = bySeat([red, blue], seat => `${seat} ship`);
  expect(things).toEqual({ red: 'red ship', blue: 'blue ship' });
  expect(of(things, blue)).toBe('blue ship');
});

test.each([0, '', false, null])('%j is stored like any other thing', thing => {
  expect(of({ [red]: thing }, red)).toBe(thing);
});

test.each(['green', 'constructor', '__proto__'])('no seat is called %s', name => {
  expect(() =>
    of(
      bySeat([red], () => 1),
      name as Seat,
    ),
  ).toThrow(`nobody sits at ${name}`);
  expect(ownOf({ [red]: 1 }, name as Seat)).toBeUndefined();
});
