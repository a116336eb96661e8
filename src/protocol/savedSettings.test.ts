import { readSettings, USUAL } from './savedSettings';

test('a phone that has kept nothing likes what is usual', () => {
  expect(readSettings(undefined)).toEqual(USUAL);
});

test.each([
  ['no JSON', '{'],
  ['a list', '[]'],
  ['a word', '"loud"'],
])('settings that are %s are the usual ones', (_what, text) => {
  expect(readSettings(text)).toEqual(USUAL);
});

test('one bad word costs only itself', () => {
  const text = JSON.stringify({ name: 'Ann', cues: 7, textScale: 1.5, language: 'tlh' });
  expect(readSettings(text)).toEqual({ ...USUAL, name: 'Ann', textScale: 1.5 });
});

test('lessons that were learnt are kept, and nothing damaged among them', () => {
  expect(USUAL.learnt).toEqual([]);
  expect(readSettings('{"learnt":["time-n-space/first"]}').learnt).toEqual(['time-n-space/first']);
  expect(readSettings('{"learnt":[7]}').learnt).toEqual([]);
});

test('the coach speaks quietly until somebody wants it otherwise', () => {
  expect(USUAL.coach).toBe('quiet');
  expect(readSettings('{"coach":"loud"}').coach).toBe('quiet');
  expect(readSettings('{"coach":"off"}').coach).toBe('off');
});
