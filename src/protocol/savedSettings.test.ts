import { keptSetting, readSettings, defaultSettings } from './savedSettings';

test('a phone without saved settings has the default ones', () => {
  expect(readSettings(undefined)).toEqual(defaultSettings());
});

test.each([
  ['no JSON', '{'],
  ['a list', '[]'],
  ['a word', '"loud"'],
])('settings that are %s become the default ones', (_what, text) => {
  expect(readSettings(text)).toEqual(defaultSettings());
});

test('one invalid value costs only itself', () => {
  const text = JSON.stringify({ name: 'Ann', cues: 7, textScale: 1.5, language: 'tlh' });
  expect(readSettings(text)).toEqual({ ...defaultSettings(), name: 'Ann', textScale: 1.5 });
});

test('finished lessons are kept, unless the list is damaged', () => {
  expect(defaultSettings().learnt).toEqual([]);
  expect(readSettings('{"learnt":["time-n-space/first"]}').learnt).toEqual(['time-n-space/first']);
  expect(readSettings('{"learnt":[7]}').learnt).toEqual([]);
});

test('the settings of a game are kept under its id', () => {
  const read = readSettings('{"games":{"chess":{"hints":false},"go":{"hints":"few"}}}');
  expect(keptSetting(read, 'chess', 'hints')).toBe(false);
  expect(keptSetting(read, 'go', 'hints')).toBe('few');
  expect(keptSetting(read, 'nim', 'hints')).toBeUndefined();
});

test('one bad word costs only itself among the settings of games', () => {
  const read = readSettings('{"games":{"chess":{"hints":{},"marks":true}}}');
  expect(keptSetting(read, 'chess', 'marks')).toBe(true);
});

test('settings of a game that an older version kept among those of the app are still read', () => {
  const older = '{"name":"Ann","plansRun":true,"coach":"off","learnt":[]}';
  const read = readSettings(older);
  expect(read.name).toBe('Ann');
  expect(keptSetting(read, 'time-n-space', 'coach')).toBe('off');
  expect(keptSetting(read, 'time-n-space', 'plansRun')).toBe(true);
  const written = readSettings(JSON.stringify(read));
  expect(written).toEqual(read);
  const changed = { ...written, games: { 'time-n-space': { coach: 'quiet' } } };
  expect(keptSetting(changed, 'time-n-space', 'coach')).toBe('quiet');
});
