/** The same stories on an Android emulator or an iOS simulator, by Detox. */
import { by, device, element, waitFor } from 'detox';
import type { NativeDriver } from './driver';

const PATIENCE_MS = 30_000;
const thing = (id: string) => element(by.id(id)).atIndex(0);
type Attributes = { text?: string; label?: string };

/**
 * Launch options for an address. Endless animations are off, because Detox would wait for them.
 * Sand runs wherever a match is dealt, so there Detox's own waiting is off, and each step waits for
 * what it looks for.
 */
export function startAt(address: string) {
  const place = address.replace(/^https?:\/\/[^/]*/, 'sandtable://');
  const isMatch = place.includes('speed=');
  return {
    newInstance: true,
    url: `${place}${place.includes('?') ? '&' : '/?'}still=1`,
    launchArgs: { detoxEnableSynchronization: isMatch ? '0' : '1' },
  };
}

/** The installed app's own addresses begin with this. */
export const AT = 'sandtable://';

/** The installed app; in a story with several phones it is one of them. */
export const installedApp: NativeDriver = {
  open: address => device.launchApp(startAt(address)),
  follow: link => device.openURL({ url: link }),
  leave: () => device.sendToHome(),
  comeBack: () => device.launchApp({ newInstance: false }),
  restart: () => device.launchApp(startAt(AT)),
  tap: async id => {
    await waitFor(thing(id)).toBeVisible().withTimeout(PATIENCE_MS);
    await thing(id).tap();
  },
  tapIfThere: async id => {
    const isThere = await isShown(id);
    if (isThere) await thing(id).tap();
    return isThere;
  },
  type: async (id, words) => {
    await waitFor(thing(id)).toBeVisible().withTimeout(PATIENCE_MS);
    await thing(id).replaceText(words);
  },
  drag: async (from, to) => {
    await waitFor(thing(from)).toBeVisible().withTimeout(PATIENCE_MS);
    await thing(from).longPressAndDrag(300, 0.5, 0.5, thing(to), 0.5, 0.5, 'fast', 50);
  },
  see: words =>
    waitFor(element(by.text(words)).atIndex(0))
      .toBeVisible(100)
      .withTimeout(PATIENCE_MS),
  waitFor: id => waitFor(thing(id)).toBeVisible().withTimeout(PATIENCE_MS),
  waitGone: id => waitFor(thing(id)).not.toBeVisible().withTimeout(PATIENCE_MS),
  isThere: isShown,
  read: async id => (await attributesOf(id)).text ?? '',
  nameOf: async id => (await attributesOf(id)).label ?? '',
  nameIfThere: async id => ((await isShown(id)) && (await attributesOf(id)).label) || '',
  waitName: (id, name) => until(async () => name.test((await attributesOf(id)).label ?? '')),
  waitText: (id, words) => until(async () => words.test((await attributesOf(id)).text ?? '')),
};

async function isShown(id: string): Promise<boolean> {
  try {
    await waitFor(thing(id)).toBeVisible().withTimeout(1);
    return true;
  } catch {
    return false;
  }
}

/** Polls, because Detox can wait for nothing but what it sees. */
async function until(isSo: () => Promise<boolean>): Promise<void> {
  const last = Date.now() + PATIENCE_MS;
  while (!(await isSo().catch(() => false))) {
    if (Date.now() > last) throw new Error('that has not come');
    await new Promise(resolve => setTimeout(resolve, 200));
  }
}

const attributesOf = async (id: string): Promise<Attributes> =>
  (await thing(id).getAttributes()) as Attributes;
