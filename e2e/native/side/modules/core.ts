/** What React Native's own JavaScript asks of an Android phone; read from its specs and Java modules. */
import { emitDevice } from '../callables';
import { ask, on, tell } from '../channel';
import { settings } from '../settings';
import { notBuiltIn, turboModule } from '../turbo';

const events = () => ({ addListener: () => undefined, removeListeners: () => undefined });

export const phone = {
  appState: 'active',
};

on<'active' | 'background'>('app-state', state => {
  phone.appState = state;
  emitDevice('appStateDidChange', { app_state: state });
});
on<string>('open-url', url => emitDevice('url', { url }));

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
turboModule('AppState', {
  getConstants: () => ({ initialAppState: phone.appState }),
  getCurrentAppState: (told: (it: object) => void) => told({ app_state: phone.appState }),
  ...events(),
});
turboModule('Appearance', {
  getColorScheme: () => 'dark',
  setColorScheme: () => undefined,
  ...events(),
});
turboModule('I18nManager', {
  getConstants: () => ({ isRTL: false, doLeftAndRightSwapInRTL: true, localeIdentifier: 'en' }),
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
turboModule('ExceptionsManager', {
  reportException: (it: { message: string; isFatal: boolean; stack: unknown }) =>
    tell('exception', { message: it.message, fatal: it.isFatal, stack: it.stack }),
  reportFatalException: (message: string) => tell('exception', { message, fatal: true }),
  reportSoftException: (message: string) => tell('exception', { message, fatal: false }),
  updateExceptionMessage: () => undefined,
  dismissRedbox: () => undefined,
});
turboModule('NativeMicrotasksCxx', {
  queueMicrotask: (job: () => void) => void Promise.resolve().then(job),
});
turboModule('NativeIdleCallbacksCxx', {
  requestIdleCallback: (run: (it: object) => void) =>
    setTimeout(() => run({ didTimeout: false, timeRemaining: () => 50 }), 1),
  cancelIdleCallback: (id: number) => clearTimeout(id),
});
turboModule('Vibration', {
  vibrate: (ms: number) => tell('vibrated', [0, ms]),
  vibrateByPattern: (pattern: number[]) => tell('vibrated', pattern),
  cancel: () => undefined,
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
turboModule('ImageLoader', {
  getSize: async () => [64, 64],
  getSizeWithHeaders: async () => ({ width: 64, height: 64 }),
  prefetchImage: async () => true,
  abortRequest: () => undefined,
  queryCache: async () => ({}),
});
turboModule('UIManager', {
  getConstants: () => ({}),
});
turboModule('HeadlessJsTaskSupport', {
  notifyTaskFinished: (id: number) => tell('task-finished', id),
  notifyTaskRetry: async () => false,
});
declare const FEATURE_FLAGS: Record<string, boolean | number>;
const flags: Record<string, () => boolean | number> = {};
for (const name of Object.keys(FEATURE_FLAGS)) flags[name] = () => FEATURE_FLAGS[name] ?? false;
turboModule('NativeReactNativeFeatureFlagsCxx', flags);

notBuiltIn('NativePerformanceCxx', 'NativeDOMCxx', 'NativeViewTransitionCxx', 'FrameRateLogger');

/** Views are described by the bundle itself; what it does not know, no phone of ours has (UIConstantsProviderBinding.cpp). */
Object.assign(globalThis, {
  RN$LegacyInterop_UIManager_getConstants: () => ({}),
  RN$LegacyInterop_UIManager_getConstantsForViewManager: () => null,
  RN$LegacyInterop_UIManager_getDefaultEventTypes: () => ({}),
  __nativeComponentRegistry__hasComponent: () => true,
});
