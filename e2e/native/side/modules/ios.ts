/** Modules that only an iPhone has: of React Native, and Expo's legacy modules. */
import { emitDevice } from '../callables';
import { ask, on, tell } from '../channel';
import { expoModule } from '../expo';
import { EDGES, settings } from '../settings';
import { anything, events, notBuiltIn, turboModule } from '../turbo';

turboModule(
  'PlatformConstants',
  {
    getConstants: () => ({
      forceTouchAvailable: false,
      osVersion: '18.5',
      systemName: 'iOS',
      interfaceIdiom: 'phone',
      isTesting: false,
      isMacCatalyst: false,
      reactNativeVersion: { major: 0, minor: 81, patch: 5, prerelease: null },
    }),
  },
  ['forceTouchAvailable'],
);
turboModule('SourceCode', {
  getConstants: () => ({ scriptURL: 'file:///app/Sandtable.app/main.jsbundle' }),
});
turboModule('DeviceInfo', {
  getConstants: () => ({
    Dimensions: { window: settings.window, screen: settings.window },
    isIPhoneX_deprecated: true,
  }),
});
turboModule('I18nManager', {
  getConstants: () => ({ isRTL: false, doLeftAndRightSwapInRTL: true }),
});
turboModule('StatusBarManager', {
  ...events,
  getConstants: () => ({ HEIGHT: EDGES.top }),
  getHeight: (told: (it: object) => void) => told({ height: EDGES.top }),
  setStyle: () => undefined,
  setHidden: () => undefined,
  setNetworkActivityIndicatorVisible: () => undefined,
});
turboModule('SettingsManager', {
  getConstants: () => ({ settings: { AppleLanguages: settings.languages } }),
});
turboModule('KeyboardObserver', events);
turboModule('ModalManager', events);

const off = (told: (is: boolean) => void) => told(false);
turboModule('AccessibilityManager', {
  getCurrentBoldTextState: off,
  getCurrentGrayscaleState: off,
  getCurrentInvertColorsState: off,
  getCurrentReduceMotionState: off,
  getCurrentDarkerSystemColorsState: off,
  getCurrentPrefersCrossFadeTransitionsState: off,
  getCurrentReduceTransparencyState: off,
  getCurrentVoiceOverState: off,
  setAccessibilityContentSizeMultipliers: () => undefined,
  setAccessibilityFocus: () => undefined,
  announceForAccessibility: (words: string) => tell('announced', words),
  announceForAccessibilityWithOptions: (words: string) => tell('announced', words),
});
turboModule('LinkingManager', {
  ...events,
  getInitialURL: async () => settings.initialUrl,
  canOpenURL: async () => true,
  openURL: async (url: string) => void tell('opened-url', url),
  openSettings: async () => void tell('opened-settings'),
});
turboModule('ActionSheetManager', {
  getConstants: () => ({}),
  async showShareActionSheetWithOptions(
    content: object,
    _failed: (why: object) => void,
    done: (completed: boolean, activity: string | null) => void,
  ) {
    await ask('share', content);
    done(true, 'com.apple.UIKit.activity.Message');
  },
});

let requests = 0;
turboModule('Networking', {
  ...events,
  sendRequest(
    query: { headers: Record<string, string> } & Record<string, unknown>,
    told: (id: number) => void,
  ) {
    const id = ++requests;
    told(id);
    tell('http', { ...query, headers: Object.entries(query.headers), id });
  },
  abortRequest: (id: number) => tell('http-abort', id),
  clearCookies: (told: (cleared: boolean) => void) => told(true),
});
turboModule('EXReactNativeEventEmitter', {
  addProxiedListener: () => undefined,
  removeProxiedListeners: () => undefined,
});

turboModule('NativeAnimatedTurboModule', anything);

expoModule('ExpoHead', { activities: { INDEXED_ROUTE: 'app.sandtable.expo.index_route' } });
expoModule('ExpoRouterNativeLinkPreview', {});

/** The newest link also counts as the initial one (LinkingAppDelegateSubscriber.swift). */
on<string>('open-url', url => {
  settings.initialUrl = url;
  emitDevice('url', { url });
});

notBuiltIn(
  'AccessibilityInfo',
  'DeviceEventManager',
  'DialogManagerAndroid',
  'ExpoNotificationChannelGroupManager',
  'ExpoNotificationChannelManager',
  'HeadlessJsTaskSupport',
  'IntentAndroid',
  'NativeAnimatedModule',
  'PermissionsAndroid',
  'ShareModule',
);
