/** expo-notifications: tells the world what rings when; nothing is shown here. */
import { ask, tell } from '../channel';
import { expoModule } from '../expo';
import { isIos } from '../settings';
import { askPermission, permission } from './expo';

/** Part of the system's answer beside the grant, which is all that the app reads. */
const more = isIos
  ? { ios: { allowsAlert: true, allowsSound: true } }
  : { android: { importance: 4 } };

expoModule('ExpoNotificationPermissionsModule', {
  getPermissionsAsync: async () => ({ ...permission('notifications'), ...more }),
  requestPermissionsAsync: async () => ({ ...(await askPermission('notifications')), ...more }),
});
type Trigger = { readonly timestamp: number };

/**
 * An iPhone counts from now in whole seconds and refuses an interval that is over (Records.swift).
 */
function refuseWhatIsDue({ timestamp }: Trigger): void {
  if (Math.trunc(timestamp / 1000) * 1000 <= Date.now())
    throw new Error('Failed to schedule notification, time interval must be greater than 0');
}

expoModule('ExpoNotificationScheduler', {
  getAllScheduledNotificationsAsync: () => ask('notices'),
  scheduleNotificationAsync: async (name: string, content: object, trigger: Trigger) => {
    if (isIos) refuseWhatIsDue(trigger);
    tell('notice', { name, content, trigger });
    return name;
  },
  cancelScheduledNotificationAsync: async (name: string) => tell('notice-cancelled', name),
  cancelAllScheduledNotificationsAsync: async () => tell('notices-cancelled'),
  getNextTriggerDateAsync: async () => null,
});
expoModule('ExpoNotificationPresenter', {
  getPresentedNotificationsAsync: async () => [],
  dismissNotificationAsync: async () => undefined,
  dismissAllNotificationsAsync: async () => undefined,
});
expoModule('ExpoNotificationCategoriesModule', {});
expoModule('ExpoNotificationsHandlerModule', {
  handleNotificationAsync: async () => undefined,
});
expoModule('ExpoNotificationsEmitter', {
  getLastNotificationResponse: () => null,
  clearLastNotificationResponse: () => undefined,
});
expoModule('ExpoBackgroundNotificationTasksModule', {});
expoModule('ExpoBadgeModule', {
  getBadgeCountAsync: async () => 0,
  setBadgeCountAsync: async () => true,
});
expoModule('ExpoPushTokenManager', {});
expoModule('NotificationsServerRegistrationModule', {
  getInstallationIdAsync: async () => 'none',
  getRegistrationInfoAsync: async () => null,
  setRegistrationInfoAsync: async () => undefined,
});
