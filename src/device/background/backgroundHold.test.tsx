import { NativeModules, Platform } from 'react-native';
import type * as Android from './backgroundHold.android';

/** The native side of the package, answering as BackgroundActionsModule.java does. */
const mockNative = {
  log: [] as string[],
  trouble: null as Error | null,
  addListener: () => undefined,
  removeListeners: () => undefined,
  async start(options: { taskTitle: string; foregroundServiceType: string[] }) {
    await Promise.resolve();
    if (mockNative.trouble) throw mockNative.trouble;
    mockNative.log.push(`start ${options.taskTitle} ${options.foregroundServiceType.join()}`);
  },
  async stop() {
    await Promise.resolve();
    mockNative.log.push('stop');
  },
};
NativeModules['RNBackgroundActions'] = mockNative;

const words = () => ({ title: 'Open', text: 'Your table' });
const settle = () => new Promise(resolve => setTimeout(resolve, 5));
const onAndroid = () => jest.requireActual<typeof Android>('./backgroundHold.android');

beforeEach(() => {
  jest.replaceProperty(Platform, 'OS', 'android');
  Object.assign(mockNative, { log: [], trouble: null });
});
afterEach(() => jest.restoreAllMocks());

test('the service starts with the type that the manifest declares, and stops', async () => {
  const hold = onAndroid().createBackgroundHold(words);
  hold.start();
  hold.start();
  await settle();
  expect(mockNative.log).toEqual(['start Open connectedDevice']);
  hold.stop();
  await settle();
  expect(mockNative.log).toEqual(['start Open connectedDevice', 'stop']);
});

test('a match that ends while the service starts leaves no service running', async () => {
  const hold = onAndroid().createBackgroundHold(words);
  hold.start();
  hold.stop();
  await settle();
  expect(mockNative.log).toEqual(['start Open connectedDevice', 'stop']);
});

test('a service that Android refuses is logged and stops nothing else', async () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  mockNative.trouble = new Error('ForegroundServiceStartNotAllowedException');
  const hold = onAndroid().createBackgroundHold(words);
  hold.start();
  await settle();
  expect(warned).toHaveBeenCalledWith(expect.any(String), mockNative.trouble);
  hold.stop();
  mockNative.trouble = null;
  hold.start();
  await settle();
  expect(mockNative.log.at(-1)).toBe('start Open connectedDevice');
});

test('on an iPhone and in a browser, start and stop do nothing', async () => {
  const elsewhere = jest.requireActual<typeof Android>('./backgroundHold.ts');
  const hold = elsewhere.createBackgroundHold(words);
  hold.start();
  hold.stop();
  await settle();
  expect(mockNative.log).toEqual([]);
});
