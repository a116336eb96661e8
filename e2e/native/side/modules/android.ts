/** Modules that only Android has: of React Native, of Expo, and for the background service. */
import { callModule } from '../callables';
import { ask, tell } from '../channel';
import { expoModule } from '../expo';
import { settings } from '../settings';
import { anything, events, notBuiltIn, turboModule } from '../turbo';

turboModule(
  'PlatformConstants',
  {
    getConstants: () => ({
      isTesting: false,
      isDisableAnimations: false,
      reactNativeVersion: { major: 0, minor: 81, patch: 5, prerelease: null },
      Version: 35,
      Release: '15',
      Serial: 'unknown',
      Fingerprint: 'sandtable/phone',
      Model: 'Phone',
      Manufacturer: 'Sandtable',
      Brand: 'Sandtable',
      ServerHost: undefined,
      uiMode: 'normal',
    }),
    getAndroidID: () => 'a0',
  },
  ['forceTouchAvailable'],
);
turboModule('SourceCode', {
  getConstants: () => ({ scriptURL: 'assets://index.android.bundle' }),
});
turboModule('DeviceInfo', {
  getConstants: () => {
    const { window } = settings;
    const physical = {
      ...window,
      width: window.width * window.scale,
      height: window.height * window.scale,
      densityDpi: 160 * window.scale,
    };
    return {
      Dimensions: { windowPhysicalPixels: physical, screenPhysicalPixels: physical },
      isEdgeToEdge: true,
    };
  },
});
turboModule('AccessibilityInfo', {
  isReduceMotionEnabled: (told: (is: boolean) => void) => told(false),
  isTouchExplorationEnabled: (told: (is: boolean) => void) => told(false),
  isAccessibilityServiceEnabled: (told: (is: boolean) => void) => told(false),
  isInvertColorsEnabled: (told: (is: boolean) => void) => told(false),
  isHighTextContrastEnabled: (told: (is: boolean) => void) => told(false),
  isGrayscaleEnabled: (told: (is: boolean) => void) => told(false),
  getRecommendedTimeoutMillis: (ms: number, told: (ms: number) => void) => told(ms),
  setAccessibilityFocus: () => undefined,
  announceForAccessibility: (words: string) => tell('announced', words),
});
turboModule('I18nManager', {
  getConstants: () => ({ isRTL: false, doLeftAndRightSwapInRTL: true, localeIdentifier: 'en' }),
});
turboModule('StatusBarManager', {
  getConstants: () => ({ HEIGHT: 24, DEFAULT_BACKGROUND_COLOR: 0 }),
  setColor: () => undefined,
  setTranslucent: () => undefined,
  setStyle: () => undefined,
  setHidden: () => undefined,
});
turboModule('DeviceEventManager', {
  invokeDefaultBackPressHandler: () => tell('closed-by-back'),
});
turboModule('IntentAndroid', {
  getInitialURL: async () => settings.initialUrl,
  canOpenURL: async () => true,
  openURL: async (url: string) => void tell('opened-url', url),
  openSettings: async () => void tell('opened-settings'),
  sendIntent: async (action: string) => void tell('opened-settings', action),
});
turboModule('ShareModule', {
  share: (content: object) => ask('share', content),
});
turboModule('HeadlessJsTaskSupport', {
  notifyTaskFinished: (id: number) => tell('task-finished', id),
  notifyTaskRetry: async () => false,
});
turboModule('Networking', {
  ...events,
  sendRequest: (
    method: string,
    url: string,
    id: number,
    headers: [string, string][],
    data: object,
    responseType: string,
    _incremental: boolean,
    timeout: number,
  ) => tell('http', { method, url, id, headers, data, responseType, timeout }),
  abortRequest: (id: number) => tell('http-abort', id),
  clearCookies: (told: (cleared: boolean) => void) => told(true),
});
turboModule('NativeAnimatedModule', anything);

expoModule('SandtableExactAlarms', { canSchedule: () => settings.exactAlarms });
expoModule('ExpoIntentLauncher', {
  startActivity: (action: string, params: object) => ask('activity', { action, params }),
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

/**
 * Like RNBackgroundActionsTask.java: while a headless task runs, timers go on in the background.
 */
let tasks = 0;
turboModule('RNBackgroundActions', {
  ...events,
  start: async (options: { taskName: string }) => {
    callModule('AppRegistry', 'startHeadlessTask', ++tasks, options.taskName, {});
    tell('service', { runs: true, options });
  },
  stop: async () => tell('service', { runs: false }),
  updateNotification: async () => undefined,
});

notBuiltIn(
  'NativeAnimatedTurboModule',
  'AccessibilityManager',
  'ActionSheetManager',
  'KeyboardObserver',
  'LinkingManager',
  'ModalManager',
);
