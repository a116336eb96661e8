/** The stories of a phone whose browser is not Chromium. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startEn as en } from '@/texts/start.en';
import { openEngineHouse } from './drivers/engineHouse';
import type { EnginePhone } from './drivers/enginePhone';
import { noFirefox, openFirefox } from './drivers/firefox';
import { noWebKit, openWebKit } from './drivers/webkit';
import { hasZbar, readByZbar } from './drivers/zbar';
import { fast, setUpPractice, settings } from './flows/alone';
import { begin, hostTable, joinByCode, practise, sit } from './flows/gather';
import { ENGLISH, turn } from './flows/glasses';
import { home } from './flows/home';
import { comeByLink } from './flows/invited';
import { learn } from './flows/lesson';
import { goOn } from './flows/pausing';
import { FAULTS, serveFaults } from './pages/faults';
import { describeWhere } from './process/describeWhere';

type House = ReturnType<typeof openEngineHouse>;

function aloneIn({ address, phone, complaints, withScreenshots }: House): void {
  test(
    'what goes wrong in a page is a complaint',
    withScreenshots(async () => {
      const faulty = await serveFaults();
      const ann = await phone();
      await ann.open(faulty.address);
      await ann.waitFor('gone-wrong');
      for (const fault of FAULTS) expect(complaints().join('\n')).toMatch(fault);
      faulty.stop();
    }),
  );

  test(
    'the home screen opens',
    withScreenshots(async () => {
      await home(await phone(), `${address()}/`, en.tagline);
      expect(complaints()).toEqual([]);
    }),
  );

  test(
    'a practice table is set up, and a glass is carried, turned and taken back',
    withScreenshots(async () => {
      await setUpPractice(await phone(), address(), ENGLISH);
      expect(complaints()).toEqual([]);
    }),
  );

  test(
    'settings survive a restart',
    withScreenshots(async () => {
      await settings(await phone(), address());
      expect(complaints()).toEqual([]);
    }),
  );

  test(
    'a match that is reloaded goes on where it was',
    withScreenshots(async () => {
      const ann = await phone();
      await practise(ann, fast(address(), 1));
      await turn(ann, 'left', 'trade-2');
      await ann.waitName('glass-left', ENGLISH.runs);
      await ann.restart();
      await goOn(ann, [ann]);
      await ann.waitName('glass-left', ENGLISH.runs);
      expect(complaints()).toEqual([]);
    }),
  );

  test(
    'following the arrow leads through the lesson',
    withScreenshots(async () => {
      expect(await learn(await phone(), address(), 'first')).toMatch(/[1-9]/);
      expect(complaints()).toEqual([]);
    }),
  );
}

function togetherIn({ address, phone, complaints, withScreenshots }: House): void {
  test(
    'a guest joins by a code, acts, reloads and comes back to the seat',
    withScreenshots(async () => {
      const [ann, bo] = [await phone(), await phone()];
      const at = address();
      const code = await hostTable(ann, `${at}/?speed=0.25&seed=5`, { name: 'Ann' });
      await joinByCode(bo, { at, code, name: 'Bo' });
      await sit(ann, 'red');
      await sit(bo, 'green');
      await begin(ann, [ann, bo]);
      await turn(bo, 'left', 'trade-2');
      await bo.waitName('glass-left', ENGLISH.runs);
      await bo.restart();
      await bo.waitName('glass-left', ENGLISH.runs);
      await bo.open('about:blank');
      await bo.open(at);
      await bo.tap('back-to-table');
      await bo.waitName('glass-left', ENGLISH.runs);
      expect(complaints()).toEqual([]);
    }),
  );

  (hasZbar() ? test : test.skip)(
    'a guest is seated by the code that a camera reads',
    withScreenshots(async () => {
      const [ann, bo] = [await phone(), await phone()];
      await hostTable(ann, address(), { name: 'Ann' });
      await comeByLink(bo, await linkOn(ann), 'Bo');
      await sit(bo, 'green');
      await ann.waitName('seat-green', /^Bo/);
      expect(complaints()).toEqual([]);
    }),
  );
}

/** The link on the table of this phone, as another phone's camera reads it. */
async function linkOn(host: EnginePhone): Promise<string> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'camera-'));
  const file = path.join(folder, 'screen.png');
  await host.photograph(file);
  const link = readByZbar(fs.readFileSync(file));
  fs.rmSync(folder, { recursive: true });
  return link;
}

describeWhere(noWebKit, 'WebKit', () => {
  const house = openEngineHouse(openWebKit);
  aloneIn(house);
  togetherIn(house);
});

describeWhere(noFirefox, 'Firefox', () => {
  const house = openEngineHouse(openFirefox);
  aloneIn(house);
  togetherIn(house);
});
