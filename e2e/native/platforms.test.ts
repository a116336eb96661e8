/** Stories of a single installed phone that Android phones and iPhones play by different means. */
import { toAppLink } from '@/link/finding/appLink';
import { makeTableInvite } from '@/link/joining/tableInvite';
import { makeTableKeys } from '@/link/joining/tableKeys';
import { seededBytes } from '@/link/testing/seededBytes';
import { fast, practiseToTheScoring } from '../flows/alone';
import { inEnglish, leaveAlone } from '../flows/away';
import { atPractice, begin, practise } from '../flows/gather';
import { ENGLISH, turn } from '../flows/glasses';
import { home } from '../flows/home';
import { comeByDamagedLink, followDamagedLink } from '../flows/invited';
import { installedPhones } from './house';
import type { PhoneWish } from './phone';

/** The installed app turns this into a sandtable: address. */
const AT = 'http://the.table';

const { pair, secret } = makeTableKeys(seededBytes(1));
const APP_LINK = toAppLink(
  makeTableInvite({
    address: 'http://127.0.0.1:1',
    table: pair.public,
    secret,
    brokers: ['ws://127.0.0.1:1/mqtt'],
  }),
);

const { phone: install, complaints } = installedPhones();

describe.each(['android', 'ios'] as const)('on %s', platform => {
  const phone = (wish: PhoneWish = {}) => install({ platform, ...wish });

  test('the home screen says what the app is', async () => {
    await home(await phone(), AT, 'Board games about time,');
    expect(complaints()).toEqual([]);
  });

  test('practice is played to its scoring and becomes a finished match in the history', async () => {
    const ann = await phone();
    const { turned, done } = await practiseToTheScoring(ann, AT, ENGLISH);
    expect(turned).toBeGreaterThan(3);
    expect(done).toBeGreaterThan(2);
    await ann.open(`${AT}/history`);
    await ann.see('Time ’n’ Space');
    expect(complaints()).toEqual([]);
  });

  test('a table survives the app that hosted it', async () => {
    const ann = await phone();
    await practise(ann, fast(AT, 1));
    await turn(ann, 'left', 'trade-2');
    await ann.waitName('glass-left', ENGLISH.runs);
    ann.kill();
    await ann.restart();
    await ann.tap('back-to-table');
    await ann.waitFor('paused');
    await ann.tap('resume');
    await ann.waitName('glass-left', ENGLISH.runs);
    expect(complaints()).toEqual([]);
  });

  test('refused notices are asked for once, and the match goes on', async () => {
    const ann = await phone({ answers: { notifications: 'denied' } });
    await atPractice(ann, fast(AT, 1));
    await begin(ann, [ann]);
    await turn(ann, 'left', 'trade-2');
    await ann.leave();
    await ann.comeBack();
    await ann.waitFor('glass-left');
    const asked = ann.facts.filter(({ kind }) => kind === 'asked-permission');
    expect(asked).toEqual([
      { kind: 'asked-permission', told: { what: 'notifications', answer: 'denied' } },
    ]);
    expect(ann.facts.some(({ kind }) => kind === 'notice')).toBe(false);
    expect(complaints()).toEqual([]);
  });

  test.each([
    ['twenty seconds', 20_000],
    ['an hour', 3_600_000],
  ])('a match pauses where its phone went to sleep, for %s', async (_how, ms) => {
    const ann = await phone();
    await practise(ann, fast(AT, 1));
    await turn(ann, 'left', 'trade-2');
    await ann.waitName('glass-left', ENGLISH.runs);
    await leaveAlone(ann, () => ann.sleep(ms), inEnglish('Ann'));
    expect(await ann.nameOf('glass-left')).toMatch(ENGLISH.runs);
    expect(complaints()).toEqual([]);
  });

  test('a permission prompt does not count as an absence', async () => {
    const ann = await phone();
    await practise(ann, fast(AT, 1));
    await ann.leave();
    await ann.comeBack();
    await turn(ann, 'left', 'trade-2');
    await ann.waitName('glass-left', ENGLISH.runs);
    expect(await ann.isThere('paused')).toBe(false);
    expect(complaints()).toEqual([]);
  });

  test('a damaged link says so, whether it opens the app or finds it open', async () => {
    const ann = await phone();
    await comeByDamagedLink(ann, APP_LINK);
    await ann.restart();
    await ann.waitFor('settings');
    await followDamagedLink(ann, APP_LINK);
    expect(complaints()).toEqual([]);
  });

  test('a refused camera is asked for once, and the page says what to do', async () => {
    const ann = await phone({ answers: { camera: 'denied' } });
    await ann.open(`${AT}/join`);
    await ann.tap('scan-open');
    await ann.waitText('scan-trouble', /Allow it for Sandtable in the settings/);
    await ann.tap('scan-trouble-action');
    await ann.waitFor('scan-trouble');
    const asked = ann.facts.filter(({ kind }) => kind === 'asked-permission');
    expect(asked).toEqual([
      { kind: 'asked-permission', told: { what: 'camera', answer: 'denied' } },
    ]);
    expect(complaints()).toEqual([]);
  });
});

test("late bells are explained once, and the system's page opens", async () => {
  const ann = await install({ exactAlarms: false });
  await practise(ann, fast(AT, 1));
  await turn(ann, 'left', 'trade-2');
  await ann.waitFor('late-bells');
  await ann.tap('late-bells-action');
  await ann.fact('activity');
  const { told } = ann.facts.find(({ kind }) => kind === 'activity')!;
  expect(told).toEqual({
    action: 'android.settings.REQUEST_SCHEDULE_EXACT_ALARM',
    params: { data: 'package:app.sandtable' },
  });
  expect(complaints()).toEqual([]);
});

test('an iPhone rings on time without a permission, so it asks for none', async () => {
  const ann = await install({ platform: 'ios', exactAlarms: false });
  await practise(ann, fast(AT, 1));
  await turn(ann, 'left', 'trade-2');
  await ann.waitName('glass-left', ENGLISH.runs);
  expect(await ann.isThere('late-bells')).toBe(false);
  await ann.tap('menu');
  await ann.tap('settings');
  await ann.waitFor('setting-language');
  expect(await ann.isThere('late-bells')).toBe(false);
  expect(await ann.isThere('bells-on-time')).toBe(false);
  expect(complaints()).toEqual([]);
});
