import { readSettings, DEFAULT_SETTINGS } from './savedSettings';

test('a phone without saved settings has the default ones', () => {
  expect(readSettings(undefined)).toEqual(DEFAULT_SETTINGS);
});

test.each([
  ['no JSON', '{'],
  ['a list', '[]'],
  ['a word', '"loud"'],
])('settings that are %s become the default ones', (_what, text) => {
  expect(readSettings(text)).toEqual(DEFAULT_SETTINGS);
});

test('one invalid value costs only itself', () => {
  const text = JSON.stringify({ name: 'Ann', cues: 7, textScale: 1.5, language: 'tlh' });
  expect(readSettings(text)).toEqual({ ...DEFAULT_SETTINGS, name: 'Ann', textScale: 1.5 });
});

test('finished lessons are kept, unless the list is damaged', () => {
  expect(DEFAULT_SETTINGS.learnt).toEqual([]);
  expect(readSettings('{"learnt":["time-n-space/first"]}').learnt).toEqual(['time-n-space/first']);
  expect(readSettings('{"learnt":[7]}').learnt).toEqual([]);
});

test('the coach is quiet until the player changes that', () => {
  expect(DEFAULT_SETTINGS.coach).toBe('quiet');
  expect(readSettings('{"coach":"loud"}').coach).toBe('quiet');
  expect(readSettings('{"coach":"off"}').coach).toBe('off');
});
