import { isBag, isOneOf, keysOf, record } from './keys';

test('keys keep their order', () => {
  expect(keysOf({ b: 1, a: 2 })).toEqual(['b', 'a']);
});

test('a record has a value for every key, and nothing else', () => {
  expect(record(['one', 'three'], key => key.length)).toEqual({ one: 3, three: 5 });
  expect(record([], () => 0)).toEqual({});
});

test('a name is known only if it is in the list', () => {
  expect(isOneOf(['red', 'blue'], 'blue')).toBe(true);
  expect(isOneOf(['red', 'blue'], 'green')).toBe(false);
  expect(isOneOf(['red', 'blue'], 'constructor')).toBe(false);
});

test.each([
  [{}, true],
  [{ a: 1 }, true],
  [null, false],
  [[], false],
  ['text', false],
  [undefined, false],
])('%j is an object with keys: %p', (thing, is) => {
  expect(isBag(thing)).toBe(is);
});
