/**
 * What Safari on an iPhone lacks or does otherwise, taken away from Chromium: a private window
 * without storage, storage cleared after a week, no vibration, sound that a call suspends, and a
 * page that is put to sleep without notice.
 */
import { openHouse } from './drivers/house';
import type { Phone } from './drivers/playwright';
import { fast } from './flows/alone';
import { inEnglish } from './flows/away';
import { atPractice, begin, hostTable, joinByCode, practise, sit } from './flows/gather';
import { ENGLISH, turn } from './flows/glasses';

const { address, phone, withScreenshots, complaints } = openHouse();

/** A phone without something, from the first line of its page. */
async function phoneAfter(loss: () => void): Promise<Phone> {
  const ann = await phone();
  await ann.page.addInitScript(loss);
  return ann;
}

async function playsOn(ann: Phone): Promise<void> {
  await turn(ann, 'left', 'trade-2');
  await ann.waitName('glass-left', ENGLISH.runs);
}

test.each<[string, () => void]>([
  ['does not exist', () => Object.defineProperty(window, 'indexedDB', { value: undefined })],
  [
    'refuses at once',
    () => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      };
    },
  ],
  [
    'refuses later',
    () => {
      const { deleteDatabase } = IDBFactory.prototype;
      const error = new DOMException('The operation is insecure.', 'SecurityError');
      IDBFactory.prototype.open = function (name) {
        const request = Object.defineProperty(deleteDatabase.call(this, name), 'error', {
          value: error,
        });
        queueMicrotask(() => request.dispatchEvent(new Event('error')));
        return request;
      };
    },
  ],
])('a player reads that nothing is saved, and plays all the same, where storage %s', (_, loss) =>
  withScreenshots(async () => {
    const ann = await phoneAfter(loss);
    await atPractice(ann, fast(address(), 1));
    await ann.waitText('unkept', /cannot save anything/);
    await begin(ann, [ann]);
    await playsOn(ann);
    await ann.waitText('unkept', /cannot save anything/);
    expect(complaints()).toEqual([]);
  })(),
);

test(
  'a guest without storage joins and plays',
  withScreenshots(async () => {
    const ann = await phone();
    const at = address();
    const code = await hostTable(ann, fast(at, 1), { name: 'Ann' });
    const bo = await phoneAfter(() => Object.defineProperty(window, 'indexedDB', { value: null }));
    await joinByCode(bo, { at, code, name: 'Bo' });
    await sit(ann, 'red');
    await sit(bo, 'green');
    await begin(ann, [ann, bo]);
    await playsOn(bo);
    await bo.waitText('unkept', /cannot save anything/);
    expect(complaints()).toEqual([]);
  }),
);

test(
  'storage that was cleared leaves a home screen from which one can play',
  withScreenshots(async () => {
    const ann = await phone();
    await practise(ann, fast(address(), 1));
    await ann.open(address());
    await ann.waitFor('back-to-table');
    await ann.open(`${address()}/sandtable.json`);
    await ann.page.evaluate(
      () =>
        new Promise<void>((resolve, reject) => {
          const request = indexedDB.deleteDatabase('sandtable');
          request.addEventListener('success', () => resolve());
          request.addEventListener('error', () => reject(request.error ?? new Error('kept')));
        }),
    );
    await practise(ann, fast(address(), 1));
    expect(await ann.isThere('back-to-table')).toBe(false);
    await playsOn(ann);
    expect(complaints()).toEqual([]);
  }),
);

test.each<[string, boolean, boolean]>([
  ['in a tab of an iPhone', false, true],
  ['from the home screen of an iPhone', true, false],
])('the settings say that storage lasts a week, or not: %s', (_, standalone, isSaid) =>
  withScreenshots(async () => {
    const ann = await phone();
    await ann.page.addInitScript(
      is => Object.defineProperty(navigator, 'standalone', { value: is }),
      standalone,
    );
    await ann.open(`${address()}/settings`);
    await ann.waitText('limits', isSaid ? /after a week/ : /while it is locked/);
    const said = await ann.page.getByTestId('limits').innerText();
    expect(/after a week/.test(said)).toBe(isSaid);
    expect(complaints()).toEqual([]);
  })(),
);

test(
  'without vibration and Web Audio the settings say so, and a match goes on',
  withScreenshots(async () => {
    const ann = await phoneAfter(() => {
      Reflect.deleteProperty(Navigator.prototype, 'vibrate');
      for (const part of ['AudioContext', 'webkitAudioContext', 'speechSynthesis', 'Notification'])
        Reflect.deleteProperty(window, part);
      for (const part of ['wakeLock', 'serviceWorker', 'share', 'clipboard'])
        Reflect.deleteProperty(Navigator.prototype, part);
    });
    await practise(ann, fast(address(), 20));
    await playsOn(ann);
    await ann.waitName('glass-left', ENGLISH.through);
    await ann.open(`${address()}/settings`);
    await ann.waitText('limits', /vibrat/i);
    await ann.waitText('limits', /sound/i);
    expect(complaints()).toEqual([]);
  }),
);

test(
  'sound begins with the first touch, and after a call with the next one',
  withScreenshots(async () => {
    const ann = await phoneAfter(() => {
      const Real = AudioContext;
      window.AudioContext = class extends Real {
        constructor() {
          super();
          Object.assign(window, { sound: this });
        }
      };
    });
    const sound = (is: string) => ann.page.waitForFunction(`window.sound?.state === '${is}'`);
    await ann.open(fast(address(), 1));
    await ann.waitFor('practise');
    expect(await ann.page.evaluate('window.sound')).toBeUndefined();
    await ann.tap('practise');
    await sound('running');
    await ann.page.evaluate('window.sound.suspend()');
    await sound('suspended');
    await ann.tap('practise-time-n-space');
    await sound('running');
    expect(complaints()).toEqual([]);
  }),
);

test(
  'a page that is put to sleep with nothing but pagehide pauses its match',
  withScreenshots(async () => {
    const ann = await phone();
    await practise(ann, fast(address(), 1));
    await ann.page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide')));
    await ann.waitFor('paused');
    await ann.page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow')));
    await ann.waitText('paused-why', inEnglish('Ann').youWereAway);
    await ann.tap('resume');
    await ann.waitGone('paused');
    await playsOn(ann);
    expect(complaints()).toEqual([]);
  }),
);
