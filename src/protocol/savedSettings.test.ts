import { readSettings, USUAL } from './savedSettings';

test('a phone without saved settings has the default ones', () => {
  expect(readSettings(undefined)).toEqual(USUAL);
});

test.each([
  ['no JSON', '{'],
  ['a list', '[]'],
  ['a word', '"loud"'],
])('settings that are %s become the default ones', (_what, text) => {
  expect(readSettings(text)).toEqual(USUAL);
});

test('one invalid value costs only itself', () => {
  const text = JSON.stringify({ name: 'Ann', cues: 7, textScale: 1.5, language: 'tlh' });
  expect(readSettings(text)).toEqual({ ...USUAL, name: 'Ann', textScale: 1.5 });
});

test('finished lessons are kept, unless the list is damaged', () => {
  expect(USUAL.learnt).toEqual([]);
  expect(readSettings('{"learnt":["time-n-space/first"]}').learnt).toEqual(['time-n-space/first']);
  expect(readSettings('{"learnt":[7]}').learnt).toEqual([]);
});

test('the coach is quiet until the player changes that', () => {
  expect(USUAL.coach).toBe('quiet');
  expect(readSettings('{"coach":"loud"}').coach).toBe('quiet');
  expect(readSettings('{"coach":"off"}').coach).toBe('off');
});
