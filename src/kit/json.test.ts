import { jsonOf } from './json';

test.each([
  ['{"a":[1,null]}', { a: [1, null] }],
  ['null', null],
  ['0', 0],
])('%s is read', (text, value) => {
  expect(jsonOf(text)).toEqual(value);
});

test.each([undefined, '', '{"a":', 'undefined'])('%j is no JSON', text => {
  expect(jsonOf(text)).toBeUndefined();
});
