/** An Android phone and an iPhone at one table, with no other server and no browser. */
import { toAppLink } from '@/link/finding/appLink';
import { inEnglish, leaveAndComeBack } from '../flows/away';
import { begin, sit } from '../flows/gather';
import { ENGLISH, turnAnyway } from '../flows/glasses';
import { comeByLink, followLink } from '../flows/invited';
import { goOn } from '../flows/pausing';
import { openTable } from './hosting';
import { installedPhones } from './house';
import type { InstalledPhone } from './phone';

const { phone, complaints } = installedPhones();

/** A bot takes the third seat. */
async function start(host: InstalledPhone, guest: InstalledPhone): Promise<void> {
  await sit(guest, 'green');
  await host.tap('bot-blue');
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
  await ann.waitText('keep-open', /more than three seconds, the match pauses/);
  const bo = await phone({ inRealTime: true });
  await comeByLink(bo, toAppLink(link.href), 'Bo');
  await start(ann, bo);
  await leaveAndComeBack(ann, [bo], inEnglish('Ann'));
  await goOn(ann, [ann, bo]);
  expect(ann.facts.filter(({ kind }) => kind === 'service')).toEqual([]);
  expect(complaints()).toEqual([]);
});
