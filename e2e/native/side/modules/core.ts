/**
 * What React Native's own JavaScript needs on both platforms; android.ts and ios.ts hold the rest.
 */
import { emitDevice } from '../callables';
import { on, tell } from '../channel';
import { events, notBuiltIn, turboModule } from '../turbo';

type AppState = 'active' | 'inactive' | 'background';
const phone: { appState: AppState } = { appState: 'active' };

export function becomes(state: AppState): void {
  phone.appState = state;
  emitDevice('appStateDidChange', { app_state: state });
}
on<AppState>('app-state', becomes);
on<string>('open-url', url => emitDevice('url', { url }));

turboModule('AppState', {
  getConstants: () => ({ initialAppState: phone.appState }),
  getCurrentAppState: (told: (it: object) => void) => told({ app_state: phone.appState }),
  ...events,
});
turboModule('Appearance', {
  getColorScheme: () => 'dark',
  setColorScheme: () => undefined,
  ...events,
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
declare const FEATURE_FLAGS: Record<string, boolean | number>;
const flags: Record<string, () => boolean | number> = {};
for (const name of Object.keys(FEATURE_FLAGS)) flags[name] = () => FEATURE_FLAGS[name] ?? false;
turboModule('NativeReactNativeFeatureFlagsCxx', flags);

notBuiltIn('NativePerformanceCxx', 'NativeDOMCxx', 'NativeViewTransitionCxx', 'FrameRateLogger');

/**
 * The bundle describes its views itself; views that it does not describe are on no phone of ours
 * (UIConstantsProviderBinding.cpp).
 */
Object.assign(globalThis, {
  RN$LegacyInterop_UIManager_getConstants: () => ({}),
  RN$LegacyInterop_UIManager_getConstantsForViewManager: () => null,
  RN$LegacyInterop_UIManager_getDefaultEventTypes: () => ({}),
  __nativeComponentRegistry__hasComponent: () => true,
});
