/** The Expo modules that the app asks for, but for the vault, sound and notices. */
import { ask, on, tell } from '../channel';
import { expoModule, viewConfigs } from '../expo';
import { type Permission, random, settings } from '../settings';
import { notBuiltIn, turboModule } from '../turbo';

turboModule(
  'NativeUnimoduleProxy',
  {
    exportedMethods: {},
    modulesConstants: {},
    viewManagersMetadata: { ExpoCamera: { propsNames: [] } },
    callMethod: () => Promise.reject(new Error('there are no legacy modules here')),
  },
  ['addListener', 'removeListeners'],
);
expoModule('NativeModulesProxy', {
  exportedMethods: {},
  modulesConstants: {},
});
turboModule('ExpoModulesCore', {
  installModules: () => true,
});
notBuiltIn('EXReactNativeEventEmitter');

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
  performHapticsAsync: async (style: string) => tell('knocked', style),
});
expoModule('ExpoSpeech', {
  speak: async (id: string, words: string, how: object) => tell('said', { id, words, how }),
  stop: async () => undefined,
  isSpeaking: async () => false,
  getVoices: async () => [],
  maxSpeechInputLength: 4_000,
});
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
});
/** Put in front of this script when it is built: what a build embeds of app.json. */
declare const APP_CONFIG: object;

expoModule('ExponentConstants', {
  manifest: JSON.stringify(APP_CONFIG),
  name: 'ExponentConstants',
  appOwnership: null,
  executionEnvironment: 'bare',
  statusBarHeight: 24,
  deviceName: 'Phone',
  sessionId: 'session',
  debugMode: false,
  isHeadless: false,
  platform: { android: {} },
  systemFonts: [],
  supportedExpoSdks: null,
  expoVersion: null,
  expoRuntimeVersion: null,
  linkingUri: null,
  isDetached: null,
  getWebViewUserAgentAsync: async () => null,
});
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
/** The system asks the player, unless they have answered before. */
export async function askPermission(what: Asked): Promise<object> {
  if (settings.permissions[what] === 'undetermined') {
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
