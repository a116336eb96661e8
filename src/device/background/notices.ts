/** System notices while the app is in the background. Browsers use notices.web.ts. */
import * as Notifications from 'expo-notifications';
import { Platform } from 'react-native';
import type { Cue } from '../../games/board';
import type { Millis } from '../../kit/millis';
import { timeOfDay } from '../clock';
import type { DeviceNotice, Notices } from '../ports';

/** Each glass keeps its own tone in the background. */
const TONES: Partial<Record<Cue, string>> = {
  'glass-left': 'glass_left.wav',
  'glass-right': 'glass_right.wav',
};

/** `channelName` is the name that Android's settings show for a channel. */
export function createNotices(channelName: (cue: Cue) => string): Notices {
  let allowed = false;
  let last: Promise<unknown> = Promise.resolve();
  /** Runs one call at a time, so that a cancelled notice does not appear after all. */
  const afterwards = (act: () => Promise<unknown>) => {
    last = last.then(act).catch(() => undefined);
  };

  // In the foreground the app shows everything itself.
  Notifications.setNotificationHandler({ handleNotification: async () => SILENT });
  afterwards(async () => {
    allowed = (await Notifications.getPermissionsAsync()).granted;
  });

  async function ask(): Promise<boolean> {
    allowed = await asked().catch(() => false);
    if (allowed) afterwards(() => openChannels(channelName));
    return allowed;
  }

  return {
    can: true,
    ask,
    isAllowed: () => allowed,
    schedule(notices) {
      if (!allowed) return false;
      afterwards(async () => {
        await Notifications.cancelAllScheduledNotificationsAsync();
        for (const notice of notices) await scheduleOne(notice).catch(report);
      });
      return true;
    },
    cancel: () =>
      afterwards(async () => {
        await Notifications.cancelAllScheduledNotificationsAsync();
        await Notifications.dismissAllNotificationsAsync();
      }),
  };
}

const report = (problem: unknown): void =>
  console.warn('A glass cannot ring in the background:', problem);

const SILENT = {
  shouldShowBanner: false,
  shouldShowList: false,
  shouldPlaySound: false,
  shouldSetBadge: false,
};

async function asked(): Promise<boolean> {
  const { granted, canAskAgain } = await Notifications.getPermissionsAsync();
  if (granted || !canAskAgain) return granted;
  const wish = { ios: { allowAlert: true, allowSound: true, allowBadge: false } };
  return (await Notifications.requestPermissionsAsync(wish)).granted;
}

/** On Android the tone belongs to the channel, not to the notice. */
async function openChannels(name: (cue: Cue) => string): Promise<void> {
  if (Platform.OS !== 'android') return;
  for (const cue of ['glass-left', 'glass-right', 'over'] as const)
    await Notifications.setNotificationChannelAsync(channelOf(cue), {
      name: name(cue),
      importance: Notifications.AndroidImportance.HIGH,
      sound: TONES[cue] ?? 'default',
    });
}

const channelOf = (cue: Cue) => (TONES[cue] ? cue : 'over');

async function scheduleOne({ name, at, cue, words }: DeviceNotice): Promise<void> {
  await Notifications.scheduleNotificationAsync({
    identifier: name,
    // On an iPhone this breaks through a focus mode and skips the scheduled summary.
    content: {
      title: words,
      sound: TONES[cue] ?? 'default',
      interruptionLevel: 'timeSensitive',
    },
    trigger: {
      type: Notifications.SchedulableTriggerInputTypes.DATE,
      date: moment(at),
      channelId: channelOf(cue),
    },
  });
}

const SECOND_MS: Millis = 1_000;

/**
 * iPhones cut the time to whole seconds and refuse a time that has passed, so this picks the next
 * full second.
 */
function moment(at: Millis): Millis {
  if (Platform.OS !== 'ios') return at;
  const soonest = Math.floor(timeOfDay() / SECOND_MS) + 1;
  return Math.max(Math.ceil(at / SECOND_MS), soonest) * SECOND_MS;
}
