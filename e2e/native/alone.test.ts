/** Stories of one installed phone: the exported Android bundle, run by Hermes over our native side. */
import { toAppLink } from '@/link/finding/appLink';
import { makeInvite, makeSecret } from '@/link/finding/invite';
import { seededBytes } from '@/link/finding/seededBytes';
import { makeCode } from '@/link/finding/tableCode';
import type { Driver } from '../drivers/driver';
import {
  fast,
  hotSeat,
  plan,
  planThatRuns,
  practiseToTheScoring,
  refused,
  settings,
} from '../flows/alone';
import { atPractice, begin, practise, practiseTable } from '../flows/gather';
import { ENGLISH, turn } from '../flows/glasses';
import { inEnglish, leaveAlone } from '../flows/away';
import { home } from '../flows/home';
import { comeByDamagedLink } from '../flows/invited';
import { installedPhones } from './house';

/** The installed app makes of it an address of its own. */
const AT = 'http://the.table';

/** Each card into the first gap, until somebody has won. */
async function layAnywhere(player: Driver): Promise<number> {
  let laid = 0;
  while (!(await player.isThere('standings'))) {
    if (!(await player.isThere('gap-0'))) continue;
    await player.tap('gap-0');
    await player.waitFor('laid');
    await player.tap('turn-over');
    await player.waitGone('turn-over');
    laid += 1;
  }
  return laid;
}

const random = seededBytes(1);
const APP_LINK = toAppLink(
  makeInvite({
    address: 'http://127.0.0.1:1',
    code: makeCode(random),
    secret: makeSecret(random),
    brokers: ['ws://127.0.0.1:1/mqtt'],
  }),
);

const { phone, complaints } = installedPhones();

test('the home screen says what the app is', async () => {
  await home(await phone(), AT, 'Board games about time,');
  expect(complaints()).toEqual([]);
});

test('practice is played to its scoring, and is a finished match in the history', async () => {
  const ann = await phone();
  const { turned, done } = await practiseToTheScoring(ann, AT, ENGLISH);
  expect(turned).toBeGreaterThan(3);
  expect(done).toBeGreaterThan(2);
  await ann.open(`${AT}/history`);
  await ann.see('Time ’n’ Space');
  expect(complaints()).toEqual([]);
});

test('Timeline Twist is practised to its end', async () => {
  const ann = await phone();
  await ann.open(fast(AT, 20));
  await practiseTable(ann, 'timeline-twist');
  await ann.tap('start');
  expect(await layAnywhere(ann)).toBeGreaterThan(2);
  expect(complaints()).toEqual([]);
});

test('what is refused says why, and nothing is lost', async () => {
  await refused(await phone(), AT, /other glass already stands there/, ENGLISH);
  expect(complaints()).toEqual([]);
});

test('a plan is carried out by one tap, or by itself', async () => {
  const ann = await phone();
  await plan(ann, AT, ENGLISH);
  await planThatRuns(ann, ENGLISH);
  expect(complaints()).toEqual([]);
});

test('two seats share one phone', async () => {
  await hotSeat(await phone(), AT, ENGLISH);
  expect(complaints()).toEqual([]);
});

test('the language is that of the phone, and another one stays chosen', async () => {
  const dora = await phone({ language: 'de-DE' });
  await dora.open(AT);
  await dora.see('Brettspiele rund um die Zeit');
  const ann = await phone();
  await settings(ann, AT);
  expect(complaints()).toEqual([]);
});

test('a table outlives the app that held it', async () => {
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

test('notices that were refused are asked for once, and the match goes on', async () => {
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

test('late bells are explained once, and the page of the system opens', async () => {
  const ann = await phone({ exactAlarms: false });
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

test('a permission prompt is no absence', async () => {
  const ann = await phone();
  await practise(ann, fast(AT, 1));
  await ann.leave();
  await ann.comeBack();
  await turn(ann, 'left', 'trade-2');
  await ann.waitName('glass-left', ENGLISH.runs);
  expect(await ann.isThere('paused')).toBe(false);
  expect(complaints()).toEqual([]);
});

test('a damaged log is told, and the match goes on from what could be read', async () => {
  const ann = await phone();
  await practise(ann, fast(AT, 1));
  for (const glass of ['left', 'right'] as const) {
    await turn(ann, glass, glass === 'left' ? 'trade-2' : 'plant-3');
    await ann.waitName(`glass-${glass}`, ENGLISH.runs);
  }
  ann.kill();
  ann.loseLastPiece('host/match');
  await ann.restart();
  await ann.tap('back-to-table');
  await ann.waitFor('damaged-table');
  await ann.tap('damaged-go-on');
  await ann.waitFor('paused');
  expect(complaints()).toEqual([]);
});

test('a damaged link says so, and leads to the field for the code', async () => {
  await comeByDamagedLink(await phone(), APP_LINK);
  expect(complaints()).toEqual([]);
});

test('plurals are right on an engine without Intl.PluralRules', async () => {
  const ann = await phone();
  await ann.open(AT);
  await ann.waitFor('settings');
  expect(await ann.evaluate('typeof Intl.PluralRules')).toBe('undefined');
  await practise(ann, fast(AT, 1));
  expect(await ann.nameOf('place-beam-1')).toMatch(/\b1 field\b/);
  expect(await ann.nameOf('place-beam-2')).toMatch(/\b3 fields\b/);
  expect(complaints()).toEqual([]);
});
