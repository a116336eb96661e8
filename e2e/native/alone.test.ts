/** Stories of one installed phone: the exported Android bundle, run by Hermes over our native side. */
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
import { home } from '../flows/home';
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

test('in the background the system rings for each glass', async () => {
  const ann = await phone();
  await practise(ann, fast(AT, 1));
  await turn(ann, 'left', 'trade-2');
  await ann.waitName('glass-left', ENGLISH.runs);
  await ann.leave();
  await ann.fact('notice');
  await ann.comeBack();
  await ann.fact('notices-cancelled');
  expect(complaints()).toEqual([]);
});

test('plurals are right on an engine without Intl.PluralRules', async () => {
  const ann = await phone();
  await ann.open(AT);
  await ann.waitFor('settings');
  expect(await ann.evaluate('typeof Intl.PluralRules')).toBe('undefined');
  expect(complaints()).toEqual([]);
});
