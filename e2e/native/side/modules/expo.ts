/** The Expo modules that the app uses, except vault, sound and notices. */
import { ask, on, tell } from '../channel';
import { expoModule, faithful, NOT_BUILT_IN, standIns, viewConfigs } from '../expo';
import { becomes } from './core';
import { EDGES, isIos, type Permission, random, settings } from '../settings';
import { turboModule } from '../turbo';

type Bag = Record<string, unknown>;

/** Legacy modules by name: an iPhone calls them through a proxy, Android has none. */
type Functions = Record<string, (...words: never[]) => Promise<unknown>>;
const legacy: Record<string, Functions> = {};
const exported = { exportedMethods: {} as Bag, modulesConstants: {} as Bag };

export function legacyModule(name: string, parts: Functions, constants: object) {
  legacy[name] = faithful(name, parts);
  exported.exportedMethods[name] = Object.keys(parts).map(it => ({ name: it }));
  exported.modulesConstants[name] = constants;
  NOT_BUILT_IN.add(name);
  standIns.add(name);
}

turboModule(
  'NativeUnimoduleProxy',
  { ...exported, viewManagersMetadata: { ExpoCamera: { propsNames: [] } } },
  ['addListener', 'removeListeners'],
);
expoModule('NativeModulesProxy', {
  ...exported,
  callMethod: async (name: string, method: string, words: never[]) =>
    legacy[name]?.[method]?.(...words),
});
turboModule('ExpoModulesCore', {
  installModules: () => true,
});

expoModule('ExpoCrypto', {
  getRandomValues: (into: Uint8Array) => void into.set(random(into.length)),
});
expoModule('ExpoKeepAwake', {
  activate: async (tag: string) => (tell('awake', tag), true),
  deactivate: async (tag: string) => (tell('asleep', tag), true),
  isActivated: async () => false,
});
expoModule('ExpoHaptics', {
  impactAsync: async (style: string) => tell('knocked', style),
  notificationAsync: async (style: string) => tell('knocked', style),
  selectionAsync: async () => tell('knocked', 'selection'),
  ...(!isIos && {
    performHapticsAsync: async (style: string) => tell('knocked', style),
  }),
});
expoModule(
  'ExpoSpeech',
  {
    speak: async (id: string, words: string, how: object) => tell('said', { id, words, how }),
    stop: async () => undefined,
    isSpeaking: async () => false,
    getVoices: async () => [],
    ...(!isIos && { maxSpeechInputLength: 4_000 }),
  },
  ['maxSpeechInputLength'],
);
expoModule('ExpoLocalization', {
  getLocales: () =>
    settings.languages.map(tag => ({
      languageTag: tag,
      languageCode: tag.split('-')[0],
      regionCode: tag.split('-')[1] ?? null,
      textDirection: 'ltr',
      decimalSeparator: '.',
      digitGroupingSeparator: ',',
    })),
  getCalendars: () => [{ calendar: 'gregory', timeZone: 'UTC', uses24hourClock: true }],
});
expoModule('ExpoFontLoader', {
  loadAsync: async () => undefined,
  getLoadedFonts: () => [],
  customNativeFonts: [],
});
expoModule('ExpoFontUtils', {});
expoModule('ExpoClipboard', {
  setStringAsync: async (words: string) => (tell('copied', words), true),
  getStringAsync: () => ask('clipboard'),
  hasStringAsync: async () => true,
  ...(isIos && { isPasteButtonAvailable: true }),
});
/** Prepended to this script by the build: the part of app.json that a build embeds. */
declare const APP_CONFIG: object;

/** An iPhone lacks these, but the script reads them anyway. */
const ANDROID_CONSTANTS = {
  appOwnership: null,
  supportedExpoSdks: null,
  expoVersion: null,
  expoRuntimeVersion: null,
  linkingUri: null,
  isDetached: null,
};
expoModule(
  'ExponentConstants',
  {
    manifest: isIos ? APP_CONFIG : JSON.stringify(APP_CONFIG),
    name: 'ExponentConstants',
    executionEnvironment: 'bare',
    statusBarHeight: EDGES.top,
    deviceName: 'Phone',
    sessionId: 'session',
    debugMode: false,
    isHeadless: false,
    platform: isIos ? { ios: { buildNumber: '1' } } : { android: {} },
    systemFonts: [],
    ...(!isIos && ANDROID_CONSTANTS),
    getWebViewUserAgentAsync: async () => null,
  },
  Object.keys(ANDROID_CONSTANTS),
);
expoModule('ExpoApplication', {
  applicationId: 'app.sandtable',
  applicationName: 'Sandtable',
  nativeApplicationVersion: '0.1.0',
  nativeBuildVersion: '1',
});
expoModule('ExpoSplashScreen', {
  preventAutoHideAsync: async () => true,
  hide: () => tell('splash-hidden'),
  hideAsync: async () => tell('splash-hidden'),
  setOptions: () => undefined,
  internalPreventAutoHideAsync: async () => true,
  internalMaybeHideAsync: async () => true,
});
const linking = expoModule('ExpoLinking', {
  getLinkingURL: () => settings.initialUrl,
});
on<string>('linking-url', url => linking.emit('onURLReceived', { url }));
expoModule('ExpoSharing', {
  shareAsync: (url: string) => ask('share', { url }),
});

type Asked = 'notifications' | 'camera';

const answerFor = (status: Permission) => ({
  status,
  granted: status === 'granted',
  canAskAgain: status !== 'denied',
  expires: 'never',
});
export const permission = (what: Asked) => answerFor(settings.permissions[what]);
/** An iPhone's prompt covers the app, which is inactive until it is answered (RCTAppState.mm). */
function glance(): void {
  becomes('inactive');
  becomes('active');
}
/** The system asks the player, unless they have answered before. */
export async function askPermission(what: Asked): Promise<object> {
  if (settings.permissions[what] === 'undetermined') {
    if (isIos) glance();
    const answer = settings.answers[what];
    settings.permissions = { ...settings.permissions, [what]: answer };
    tell('asked-permission', { what, answer });
  }
  return permission(what);
}

expoModule(
  'ExpoCamera',
  {
    isModernBarcodeScannerAvailable: true,
    toggleRecordingAsyncAvailable: true,
    isAvailableAsync: async () => true,
    getCameraPermissionsAsync: async () => permission('camera'),
    requestCameraPermissionsAsync: () => askPermission('camera'),
    getMicrophonePermissionsAsync: async () => answerFor('denied'),
    requestMicrophonePermissionsAsync: async () => answerFor('denied'),
  },
  [
    'Type',
    'FlashMode',
    'AutoFocus',
    'WhiteBalance',
    'VideoQuality',
    'VideoStabilization',
    'VideoCodec',
    'ConversionTables',
    'Picture',
    'scanFromURLAsync',
  ],
);
viewConfigs['ExpoCamera'] = {
  validAttributes: { barcodeScannerSettings: true, barcodeScannerEnabled: true, facing: true },
  directEventTypes: {
    topBarcodeScanned: { registrationName: 'onBarcodeScanned' },
    topMountError: { registrationName: 'onMountError' },
    topCameraReady: { registrationName: 'onCameraReady' },
  },
};
