import { Platform } from 'react-native';
import { createNotices } from './notices';

const mockSystem = {
  granted: false,
  asked: 0,
  now: 0,
  cuts: false,
  log: [] as string[],
  levels: [] as string[],
};

jest.mock('expo-notifications', () => ({
  AndroidImportance: { HIGH: 6 },
  SchedulableTriggerInputTypes: { DATE: 'date' },
  setNotificationHandler: jest.fn(),
  getPermissionsAsync: async () => ({ granted: mockSystem.granted, canAskAgain: true }),
  requestPermissionsAsync: async () => {
    mockSystem.asked++;
    mockSystem.granted = true;
    return { granted: true };
  },
  cancelAllScheduledNotificationsAsync: async () => void mockSystem.log.push('cancel'),
  dismissAllNotificationsAsync: async () => void mockSystem.log.push('dismiss'),
  scheduleNotificationAsync: async (it: {
    content: { title: string; sound: string; interruptionLevel: string };
    trigger: { date: number };
  }) => {
    await Promise.resolve();
    // iPhones cut the time to whole seconds and refuse a time that has passed.
    const whole = mockSystem.cuts ? 1_000 : 1;
    const at = Math.trunc(it.trigger.date / whole) * whole;
    if (at <= mockSystem.now) throw new Error('time interval must be greater than 0');
    mockSystem.log.push(`${it.content.title} ${it.content.sound} ${it.trigger.date}`);
    mockSystem.levels.push(it.content.interruptionLevel);
  },
}));

const settle = () => new Promise(resolve => setTimeout(resolve, 5));
const glass = { name: 'left', at: 5_000, cue: 'glass-left', words: 'Left.' } as const;
const end = { name: 'end', at: 9_000, cue: 'over', words: 'Over.' } as const;

beforeEach(() => {
  Object.assign(mockSystem, { granted: false, asked: 0, now: 0, log: [], levels: [] });
  mockSystem.cuts = Platform.OS === 'ios';
  jest.spyOn(Date, 'now').mockImplementation(() => mockSystem.now);
});
afterEach(() => jest.restoreAllMocks());

test('the player is asked only when needed, and nothing is scheduled without their permission', async () => {
  const notices = createNotices(String);
  expect(notices.schedule([glass])).toBe(false);
  await settle();
  expect(mockSystem).toMatchObject({ asked: 0, log: [] });
});

test('a player who has agreed is not asked again', async () => {
  mockSystem.granted = true;
  const notices = createNotices(String);
  expect(await notices.ask()).toBe(true);
  expect(mockSystem.asked).toBe(0);
});

test('each glass rings with its own tone at its time', async () => {
  const notices = createNotices(String);
  await notices.ask();
  expect(notices.schedule([glass, end])).toBe(true);
  await settle();
  expect(mockSystem.log).toEqual(['cancel', 'Left. glass_left.wav 5000', 'Over. default 9000']);
});

test('a glass breaks through a focus mode, and no notice is marked critical', async () => {
  const notices = createNotices(String);
  await notices.ask();
  notices.schedule([glass, end]);
  await settle();
  expect(mockSystem.levels).toEqual(['timeSensitive', 'timeSensitive']);
});

test('an answer from an earlier session is known', async () => {
  const notices = createNotices(String);
  expect(notices.isAllowed()).toBe(false);
  await notices.ask();
  expect(notices.isAllowed()).toBe(true);
  const later = createNotices(String);
  await settle();
  expect(later.isAllowed()).toBe(true);
});

test('coming back while notices are being scheduled cancels all of them', async () => {
  const notices = createNotices(String);
  await notices.ask();
  notices.schedule([glass, end]);
  notices.cancel();
  await settle();
  expect(mockSystem.log.slice(-2)).toEqual(['cancel', 'dismiss']);
});

test('a glass that is about to run out rings within the second, and the other rings, too', async () => {
  mockSystem.now = 4_400;
  const notices = createNotices(String);
  await notices.ask();
  notices.schedule([{ ...glass, at: 4_900 }, end]);
  await settle();
  const [, left, over] = mockSystem.log;
  expect(Number(/\d+$/.exec(left ?? '')?.[0])).toBeLessThanOrEqual(5_900);
  expect(over).toBe('Over. default 9000');
});

test('a notice that the system refuses is reported, and the others still ring', async () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation();
  const notices = createNotices(String);
  await notices.ask();
  mockSystem.now = 6_000;
  jest.spyOn(Date, 'now').mockReturnValue(0); // the system's clock differs from ours
  notices.schedule([glass, end]);
  await settle();
  expect(mockSystem.log).toEqual(['cancel', 'Over. default 9000']);
  expect(warned).toHaveBeenCalledWith(expect.any(String), expect.any(Error));
});
