import { bySeat, of, ownOf, type Seat } from './seat';

const red = 'red' as Seat;
const blue = 'blue' as Seat;

test('every seat gets what is made for it', () => {
  const things = bySeat([red, blue], seat => `${seat} ship`);
  expect(things).toEqual({ red: 'red ship', blue: 'blue ship' });
  expect(of(things, blue)).toBe('blue ship');
});

test.each([0, '', false, null])('%j is a thing like any other', thing => {
  expect(of({ [red]: thing }, red)).toBe(thing);
});

test.each(['green', 'constructor', '__proto__'])('nobody sits at %s', name => {
  expect(() =>
    of(
      bySeat([red], () => 1),
      name as Seat,
    ),
  ).toThrow(`nobody sits at ${name}`);
  expect(ownOf({ [red]: 1 }, name as Seat)).toBeUndefined();
});
