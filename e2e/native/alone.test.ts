/**
 * Stories of a single installed phone that play alike on both platforms; the others are in
 * platforms.test.ts.
 */
import type { Driver } from '../drivers/driver';
import { fast, hotSeat, plan, planThatRuns, refused, settings } from '../flows/alone';
import { practise, practiseTable, tapCode } from '../flows/gather';
import { ENGLISH, turn } from '../flows/glasses';
import { installedPhones } from './house';

/** The installed app turns this into a sandtable: address. */
const AT = 'http://the.table';

/** Lays each card into the first gap until somebody has won. */
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

test('Timeline Twist is practised to its end', async () => {
  const ann = await phone();
  await ann.open(fast(AT, 20));
  await practiseTable(ann, 'timeline-twist');
  await ann.tap('start');
  expect(await layAnywhere(ann)).toBeGreaterThan(2);
  expect(complaints()).toEqual([]);
});

test('a refused act says why and changes nothing', async () => {
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

test("the app speaks the phone's language, and keeps another one that was chosen", async () => {
  const dora = await phone({ language: 'de-DE' });
  await dora.open(AT);
  await dora.see('Brettspiele rund um die Zeit');
  const ann = await phone();
  await settings(ann, AT);
  expect(complaints()).toEqual([]);
});

test('a damaged log is reported, and the match goes on from what could be read', async () => {
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

test("the system's back button closes a sheet, leaves a match, and ends the app on its home screen", async () => {
  const ann = await phone();
  await practise(ann, fast(AT, 1));
  await ann.tap('score');
  await ann.waitFor('score-sheet');
  await ann.goBack();
  await ann.waitGone('score-sheet');
  await ann.waitFor('dock');
  await ann.goBack();
  await ann.waitFor('back-to-table');
  expect(ann.facts.some(({ kind }) => kind === 'closed-by-back')).toBe(false);
  await ann.goBack();
  await ann.fact('closed-by-back');
  await ann.tap('back-to-table');
  await ann.waitFor('dock');
  expect(complaints()).toEqual([]);
});

test('a typed code needs a place where tables meet, and the page says so', async () => {
  const ann = await phone();
  await ann.open(`${AT}/join`);
  await tapCode(ann, 'CDF346');
  await ann.waitFor('trouble-code-not-enough');
  expect(complaints()).toEqual([]);
});
