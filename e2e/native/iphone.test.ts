/** An Android phone and an iPhone at one table, with no other server and no browser. */
import { readSnapshot, writeSnapshot } from '@/protocol/snapshot';
import { toAppLink } from '@/link/finding/appLink';
import { inEnglish, leaveAndComeBack } from '../flows/away';
import { begin, choose as chooseOptions, sit } from '../flows/gather';
import { choose } from '../flows/opening';
import { ENGLISH, turnAnyway } from '../flows/glasses';
import { comeByLink, followLink } from '../flows/invited';
import { goOn } from '../flows/pausing';
import { askBack, decide, offersUndo } from '../flows/undo';
import { openTable } from './hosting';
import { installedPhones } from './house';
import type { InstalledPhone } from './phone';

const { phone, complaints } = installedPhones();

/** Only the snapshot says so, not the log: a match opened in another way would have its full time. */
function withMinutes(minutes: number): (snapshot: string) => string {
  return text => {
    const taken = readSnapshot(text);
    if (!taken) throw new Error(`no snapshot: ${text.slice(0, 80)}`);
    const state = taken.state as { options: object };
    const options = { ...state.options, minutes };
    return writeSnapshot({ ...taken, state: { ...state, options } });
  };
}

/** A bot takes the third seat. */
async function start(host: InstalledPhone, guest: InstalledPhone): Promise<void> {
  await sit(guest, 'green');
  await begin(host, [host, guest]);
}

test('a running iPhone follows a link, and its notices break through a focus mode while it is away', async () => {
  const ann = await phone({ inRealTime: true });
  const link = await openTable(ann, 'Ann');
  const bo = await phone({ inRealTime: true, platform: 'ios' });
  await bo.open('http://the.table');
  await bo.waitFor('settings');
  await followLink(bo, toAppLink(link.href), 'Bo');
  await start(ann, bo);
  await turnAnyway(bo, 'left', 'trade-2', ENGLISH);
  await bo.leave();
  await bo.fact('notice');
  const { told } = bo.facts.find(({ kind }) => kind === 'notice')!;
  expect(told).toMatchObject({
    content: { interruptionLevel: 'timeSensitive', sound: 'glass_left.wav' },
    trigger: { type: 'date' },
  });
  await bo.comeBack();
  await bo.fact('notices-cancelled');
  await bo.restart();
  await bo.tap('back-to-table');
  await bo.waitName('glass-left', ENGLISH.runs);
  expect(bo.facts.filter(({ kind }) => kind === 'channel')).toEqual([]);
  expect(complaints()).toEqual([]);
});

test('an iPhone that hosts warns what happens when it is left, and that happens', async () => {
  const ann = await phone({ inRealTime: true, platform: 'ios' });
  const link = await openTable(ann, 'Ann');
  await ann.tap('invite-chip'); // the code on the table leaves no place for the line
  await ann.waitText('keep-open', /three seconds, the match pauses/);
  const bo = await phone({ inRealTime: true });
  await comeByLink(bo, toAppLink(link.href), 'Bo');
  await start(ann, bo);
  await leaveAndComeBack(ann, [bo], inEnglish('Ann'));
  await goOn(ann, [ann, bo]);
  expect(ann.facts.filter(({ kind }) => kind === 'service')).toEqual([]);
  expect(complaints()).toEqual([]);
});

test('a move is undone if the other player agrees, stays if not, and for good once all was revealed', async () => {
  const ann = await phone({ inRealTime: true });
  const link = await openTable(ann, 'Ann');
  await chooseOptions(ann, 'option-level-normal', 'undo-way-asked');
  const bo = await phone({ inRealTime: true, platform: 'ios' });
  await comeByLink(bo, toAppLink(link.href), 'Bo');
  await sit(bo, 'green');
  await ann.tap('start');
  for (const player of [ann, bo]) await player.tap('choose');
  for (const player of [ann, bo]) await player.waitFor('revealed');
  for (const player of [ann, bo]) expect(await offersUndo(player)).toBe(false);

  await bo.tap('place');
  await ann.waitText('others', /Bo is not ready yet/);
  await askBack(bo);
  await bo.waitFor('undo-waits');
  await decide(ann, /Bo would like to undo/, 'agree');
  await goOn(bo, [ann, bo]);
  await bo.waitFor('place');
  await ann.waitText('others', /Bo is placing/);

  await bo.tap('place');
  await bo.waitFor('ready');
  await askBack(bo);
  await decide(ann, /Bo would like to undo/, 'refuse');
  for (const player of [bo, ann]) await player.waitText('undo-refused', /The move stands/);
  await bo.waitFor('ready');
  await ann.waitText('others', /Bo is not ready yet/);
  expect(complaints()).toEqual([]);
});

test('a host killed after more than a hundred acts opens the match by its snapshot', async () => {
  const ann = await phone({ inRealTime: true });
  const link = await openTable(ann, 'Ann');
  await chooseOptions(ann, 'option-level-normal');
  const bo = await phone({ inRealTime: true, platform: 'ios' });
  await comeByLink(bo, toAppLink(link.href), 'Bo');
  await sit(bo, 'green');
  await ann.tap('start');
  await choose(bo);
  for (let more = 0; more < 100; more += 1) {
    await bo.tap('choose-anew');
    await choose(bo);
  }
  await ann.tap('choose');
  for (const one of [ann, bo]) await one.waitFor('revealed');
  for (const one of [ann, bo]) await one.waitText('match-clock', /30:00/);
  ann.kill();
  const acts = ann.rewrite('host/match', log => log).match(/"do":"act"/g);
  expect(acts?.length).toBeGreaterThan(100);
  ann.rewrite('host/snapshot', withMinutes(29));
  await ann.restart();
  await ann.tap('back-to-table');
  await bo.waitFor('paused');
  await goOn(ann, [ann, bo]);
  for (const one of [ann, bo]) await one.waitText('match-clock', /29:00/);
  for (const one of [ann, bo]) await one.waitFor('revealed'); // by acts behind the snapshot
  await bo.tap('place');
  await ann.waitText('others', /Bo is not ready yet/);
  expect(complaints()).toEqual([]);
});
