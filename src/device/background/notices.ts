/** What the system tells while the app is in the background. A browser takes notices.web.ts. */
import * as Notifications from 'expo-notifications';
import { Platform } from 'react-native';
import type { Cue } from '../../games/board';
import type { Millis } from '../../kit/millis';
import { timeOfDay } from '../clock';
import type { DeviceNotice, Notices } from '../ports';

/** Each glass rings with its own tone in the background, too. */
const TONES: Partial<Record<Cue, string>> = {
  'glass-left': 'glass_left.wav',
  'glass-right': 'glass_right.wav',
};

/** `channelName` is what Android shows in its settings. */
export function createNotices(channelName: (cue: Cue) => string): Notices {
  let allowed = false;
  let last: Promise<unknown> = Promise.resolve();
  /** One thing after the other: or a cancelled notice comes all the same. */
  const afterwards = (act: () => Promise<unknown>) => {
    last = last.then(act).catch(() => undefined);
  };

  // In the foreground the table tells by itself.
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

/** On Android a tone belongs to a channel and not to a notice. */
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
    // On an iPhone it comes through a focus, and not in the summary of the evening.
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

/** An iPhone cuts it to whole seconds, and refuses what is over by then: so it rings at the next one. */
function moment(at: Millis): Millis {
  if (Platform.OS !== 'ios') return at;
  const soonest = Math.floor(timeOfDay() / SECOND_MS) + 1;
  return Math.max(Math.ceil(at / SECOND_MS), soonest) * SECOND_MS;
}
