import { codeOf, messageOf } from './errors';

test('an error gives its message, anything else its text', () => {
  expect(messageOf(new Error('torn'))).toBe('torn');
  expect(messageOf('torn')).toBe('torn');
  expect(messageOf(undefined)).toBe('undefined');
});

test('only errors of Node have a code', () => {
  expect(codeOf(Object.assign(new Error('gone'), { code: 'ENOENT' }))).toBe('ENOENT');
  expect(codeOf(Object.assign(new Error('gone'), { code: 2 }))).toBeUndefined();
  expect(codeOf(new Error('gone'))).toBeUndefined();
  expect(codeOf('ENOENT')).toBeUndefined();
});
