import fs from 'node:fs';
import path from 'node:path';
import { startActivityAsync } from 'expo-intent-launcher';
import { AppState, type AppStateStatus, Linking, Platform } from 'react-native';
import { createBells as bellsHere } from './bells';
import { createBells } from './bells.android';

jest.mock('expo-intent-launcher', () => ({ startActivityAsync: jest.fn() }));

const ROOT = path.join(__dirname, '../../..');
const modules = (globalThis as unknown as { expo: { modules: Record<string, unknown> } }).expo
  .modules;
const page = jest.mocked(startActivityAsync);
let tell: (state: AppStateStatus) => void = () => undefined;
let isAllowed = false;

function phone({ version = 34, hasModule = true, mayRing = true } = {}) {
  Object.defineProperty(Platform, 'Version', { get: () => version, configurable: true });
  if (hasModule) modules['SandtableExactAlarms'] = { canSchedule: () => isAllowed };
  return createBells(() => mayRing);
}

beforeEach(() => {
  isAllowed = false;
  delete modules['SandtableExactAlarms'];
  page.mockReset();
  jest.spyOn(AppState, 'addEventListener').mockImplementation((_, told) => {
    tell = told as typeof tell;
    return { remove: () => undefined } as ReturnType<typeof AppState.addEventListener>;
  });
});

test('an iPhone and an old Android need no permission', () => {
  expect(phone({ version: 30 })).toBeUndefined();
  expect(bellsHere === createBells).toBe(Platform.OS === 'android');
  phone();
  expect(bellsHere(() => true) === undefined).toBe(Platform.OS === 'ios');
});

test.each([
  ['a new phone rings late', {}, false, 'late'],
  ['an allowed app rings on time', {}, true, 'on-time'],
  ['a build without our module rings late', { hasModule: false }, true, 'late'],
  ['without notices nothing rings', { mayRing: false }, true, 'never'],
])('Android: %s', (_how, has, allowed, when) => {
  isAllowed = allowed;
  expect(phone(has)?.when()).toBe(when);
});

test('the answer is read on return from the page of the system', async () => {
  page.mockResolvedValue({ resultCode: 0 });
  const bells = phone();
  const told: string[] = [];
  bells?.watch(() => told.push(bells.when()));
  expect(await bells?.allow()).toBe(true);
  expect(page).toHaveBeenCalledWith('android.settings.REQUEST_SCHEDULE_EXACT_ALARM', {
    data: 'package:app.sandtable',
  });
  tell('background');
  isAllowed = true;
  tell('active');
  expect(told).toEqual(['on-time']);
});

test.each([true, false])('a phone without that page opens the page of the app: %s', async opens => {
  page.mockRejectedValue(new Error('No Activity found to handle Intent'));
  const settings = jest.spyOn(Linking, 'openSettings');
  if (opens) settings.mockResolvedValue();
  else settings.mockRejectedValue(new Error('none'));
  expect(await phone()?.allow()).toBe(opens);
});

test('the page and the module are those of this app', () => {
  const read = (file: string) => fs.readFileSync(path.join(ROOT, file), 'utf8');
  const { expo } = JSON.parse(read('app.json')) as { expo: { android: { package: string } } };
  expect(read('src/device/background/bells.android.ts')).toContain(
    `'package:${expo.android.package}'`,
  );
  const kotlin = read(
    'src/device/native/modules/exact-alarms/android/src/main/java/app/sandtable/exactalarms/ExactAlarmsModule.kt',
  );
  expect(kotlin).toContain('Name("SandtableExactAlarms")');
  expect(kotlin).toContain('Function("canSchedule")');
});
