/** Stories of a single phone for the installed app. Detox waits by itself for what it looks for. */
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

test('practice is played to its scoring', async () => {
  const { turned, done } = await practiseToTheScoring(app, AT, ENGLISH);
  expect(turned).toBeGreaterThan(3);
  expect(done).toBeGreaterThan(2);
});

test('a refused act says why and changes nothing', async () => {
  await refused(app, AT, /other glass already stands there/, ENGLISH);
  expect(await app.isThere('dock')).toBe(true);
});

test('a plan made while sand runs is carried out by one tap, or by itself', async () => {
  await plan(app, AT, ENGLISH);
  await planThatRuns(app, ENGLISH);
  expect(await app.isThere('dock')).toBe(true);
});

test('a match pauses when its player leaves the app, and one tap resumes it', async () => {
  await practise(app, fast(AT, 1));
  await leaveAlone(
    app,
    () => new Promise(resolve => setTimeout(resolve, LONG_MS)),
    inEnglish('Ann'),
  );
  expect(await app.isThere('dock')).toBe(true);
});

test('two seats share one phone', async () => {
  await hotSeat(app, AT, ENGLISH);
  expect(await app.isThere('whose-hand-red')).toBe(true);
});

test('settings survive a restart', async () => {
  await settings(app, AT);
  expect(await app.isThere('setting-language')).toBe(true);
});
