import { createNotices } from './notices';

const mockSystem = { granted: false, asked: 0, log: [] as string[], levels: [] as string[] };

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
    mockSystem.log.push(`${it.content.title} ${it.content.sound} ${it.trigger.date}`);
    mockSystem.levels.push(it.content.interruptionLevel);
  },
}));

const settle = () => new Promise(resolve => setTimeout(resolve, 5));
const glass = { name: 'left', at: 5_000, cue: 'glass-left', words: 'Left.' } as const;
const end = { name: 'end', at: 9_000, cue: 'over', words: 'Over.' } as const;

beforeEach(() => Object.assign(mockSystem, { granted: false, asked: 0, log: [], levels: [] }));

test('nobody is asked before it is needed, and without a yes nothing is scheduled', async () => {
  const notices = createNotices(String);
  expect(notices.schedule([glass])).toBe(false);
  await settle();
  expect(mockSystem).toMatchObject({ asked: 0, log: [] });
});

test('who has said yes is not asked again', async () => {
  mockSystem.granted = true;
  const notices = createNotices(String);
  expect(await notices.ask()).toBe(true);
  expect(mockSystem.asked).toBe(0);
});

test('each glass rings with its own tone, at its moment', async () => {
  const notices = createNotices(String);
  await notices.ask();
  expect(notices.schedule([glass, end])).toBe(true);
  await settle();
  expect(mockSystem.log).toEqual(['cancel', 'Left. glass_left.wav 5000', 'Over. default 9000']);
});

test('a glass is told through a focus, and nothing is told as critical', async () => {
  const notices = createNotices(String);
  await notices.ask();
  notices.schedule([glass, end]);
  await settle();
  expect(mockSystem.levels).toEqual(['timeSensitive', 'timeSensitive']);
});

test('what the player answered is known, also from an earlier evening', async () => {
  const notices = createNotices(String);
  expect(notices.isAllowed()).toBe(false);
  await notices.ask();
  expect(notices.isAllowed()).toBe(true);
  const later = createNotices(String);
  await settle();
  expect(later.isAllowed()).toBe(true);
});

test('who is back before all is scheduled finds nothing left of it', async () => {
  const notices = createNotices(String);
  await notices.ask();
  notices.schedule([glass, end]);
  notices.cancel();
  await settle();
  expect(mockSystem.log.slice(-2)).toEqual(['cancel', 'dismiss']);
});
