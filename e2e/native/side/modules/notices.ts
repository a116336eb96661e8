/** expo-notifications: what is to ring when, told to the world; nothing is shown here. */
import { ask, tell } from '../channel';
import { expoModule } from '../expo';
import { askPermission, permission } from './expo';

/** How Android answers: more than whether it is granted, and the app reads only that. */
const android = { importance: 4 };

expoModule('ExpoNotificationPermissionsModule', {
  getPermissionsAsync: async () => ({ ...permission('notifications'), android }),
  requestPermissionsAsync: async () => ({ ...(await askPermission('notifications')), android }),
});
expoModule('ExpoNotificationScheduler', {
  getAllScheduledNotificationsAsync: () => ask('notices'),
  scheduleNotificationAsync: async (name: string, content: object, trigger: object) => {
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
expoModule('ExpoNotificationChannelManager', {
  getNotificationChannelsAsync: async () => [],
  getNotificationChannelAsync: async () => null,
  setNotificationChannelAsync: async (id: string, channel: object) => {
    tell('channel', { id, channel });
    return { id, ...channel };
  },
  deleteNotificationChannelAsync: async () => undefined,
});
expoModule('ExpoNotificationChannelGroupManager', {});
expoModule('ExpoNotificationCategoriesModule', {});
expoModule('ExpoNotificationsHandlerModule', {
  handleNotificationAsync: async () => undefined,
});
expoModule('ExpoNotificationsEmitter', {
  getLastNotificationResponse: () => null,
  getLastNotificationResponseAsync: async () => null,
  clearLastNotificationResponse: () => undefined,
  clearLastNotificationResponseAsync: async () => undefined,
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
