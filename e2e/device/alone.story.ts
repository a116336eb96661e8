/** The stories of one phone, told to the installed app. Detox waits by itself for what it sees. */
import { device } from 'detox';
import { AT, installedApp as app, startAt } from '../drivers/detox';
import {
  fast,
  hotSeat,
  plan,
  planThatRuns,
  practiseToTheScoring,
  refused,
  settings,
} from '../flows/alone';
import { inEnglish, leaveAlone } from '../flows/away';
import { practise } from '../flows/gather';
import { ENGLISH } from '../flows/glasses';

/** Longer than a match goes on without its host. */
const LONG_MS = 5_000;

beforeEach(() =>
  device.launchApp({
    ...startAt(AT),
    delete: true,
    languageAndLocale: { language: 'en', locale: 'en' },
    permissions: { notifications: 'YES' },
  }),
);

test('practice to the scoring', async () => {
  const { turned, done } = await practiseToTheScoring(app, AT, ENGLISH);
  expect(turned).toBeGreaterThan(3);
  expect(done).toBeGreaterThan(2);
});

test('what is refused says why, and nothing is lost', async () => {
  await refused(app, AT, /other glass already stands there/, ENGLISH);
  expect(await app.isThere('dock')).toBe(true);
});

test('planned in the waiting minute: by one tap, or by itself', async () => {
  await plan(app, AT, ENGLISH);
  await planThatRuns(app, ENGLISH);
  expect(await app.isThere('dock')).toBe(true);
});

test('a match pauses when its player leaves the app, and goes on with one tap', async () => {
  await practise(app, fast(AT, 1));
  await leaveAlone(
    app,
    () => new Promise(resolve => setTimeout(resolve, LONG_MS)),
    inEnglish('Ann'),
  );
  expect(await app.isThere('dock')).toBe(true);
});

test('two seats at one phone', async () => {
  await hotSeat(app, AT, ENGLISH);
  expect(await app.isThere('whose-hand-red')).toBe(true);
});

test('settings are there the next time', async () => {
  await settings(app, AT);
  expect(await app.isThere('setting-language')).toBe(true);
});
