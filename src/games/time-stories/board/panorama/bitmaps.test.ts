import { holdBitmap, releaseBitmap, shownBitmap, takeBitmap } from './bitmaps';

/** A browser that draws every picture at once, and remembers which addresses are given back. */
function browser() {
  const revoked: string[] = [];
  let made = 0;
  const image = () => {
    const listeners: Record<string, () => void> = {};
    return {
      addEventListener: (name: string, heard: () => void) => (listeners[name] = heard),
      set src(uri: string) {
        setTimeout(() => listeners[uri.includes('blob') ? 'load' : 'error']?.(), 0);
      },
    };
  };
  const canvas = () => ({
    getContext: () => ({ drawImage: () => undefined }),
    toBlob: (done: (blob: Blob) => void) => done(new Blob(['pixels'])),
  });
  const createElement = (name: string) => (name === 'img' ? image() : canvas());
  Object.assign(globalThis, { document: { createElement } });
  jest.spyOn(URL, 'createObjectURL').mockImplementation(() => `blob:${(made += 1)}`);
  jest.spyOn(URL, 'revokeObjectURL').mockImplementation(uri => void revoked.push(uri));
  return { revoked };
}

afterEach(() => jest.restoreAllMocks());

test('two that show the same picture share one bitmap', async () => {
  browser();
  const draw = jest.fn(() => '<svg/>');
  const both = await Promise.all([
    takeBitmap('same', draw, [4, 4]),
    takeBitmap('same', draw, [4, 4]),
  ]);
  expect(both[0]).toBe(both[1]);
  expect(draw).toHaveBeenCalledTimes(1);
  expect(shownBitmap('same')).toBe(both[0]);
});

test('a bitmap that is shown is kept, the oldest of those no longer shown are given back', async () => {
  const { revoked } = browser();
  const shown = await takeBitmap('shown', () => '<svg/>', [4, 4]);
  const first = await takeBitmap('0', () => '<svg/>', [4, 4]);
  releaseBitmap('0');
  for (let at = 1; at < 30; at++) {
    await takeBitmap(`${at}`, () => '<svg/>', [4, 4]);
    releaseBitmap(`${at}`);
  }
  await Promise.resolve();
  expect(revoked).toContain(first);
  expect(revoked).not.toContain(shown);
  expect(shownBitmap('0')).toBeUndefined();
});

/** More than are kept while nobody shows them. */
async function showOthers(name: string): Promise<void> {
  for (let at = 0; at < 30; at++) {
    await takeBitmap(`${name} ${at}`, () => '<svg/>', [4, 4]);
    releaseBitmap(`${name} ${at}`);
  }
  await Promise.resolve();
}

test('a bitmap that stays until the next is drawn is not given back before', async () => {
  const { revoked } = browser();
  const before = await takeBitmap('before', () => '<svg/>', [4, 4]);
  const letGo = holdBitmap('before');
  releaseBitmap('before');
  await showOthers('meanwhile');
  expect(revoked).not.toContain(before);
  letGo();
  await showOthers('later');
  expect(revoked).toContain(before);
});

test('the bitmap that was shown last is given back last', async () => {
  const { revoked } = browser();
  const long = await takeBitmap('long', () => '<svg/>', [4, 4]);
  await showOthers('beside');
  releaseBitmap('long');
  await Promise.resolve();
  expect(revoked).not.toContain(long);
});
