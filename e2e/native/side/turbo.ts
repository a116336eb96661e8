/** TurboModules by name, as TurboModuleBinding.cpp returns them on a phone without a bridge. */
import { faithful, NOT_BUILT_IN, standIns } from './expo';

type Bag = Record<string, unknown>;
const modules: Record<string, object> = {};

export function turboModule(name: string, parts: Bag, absent: string[] = []): void {
  modules[name] = faithful(name, parts, absent);
  standIns.add(name);
}

/** For modules that are emitters: listeners are not counted. */
export const events = { addListener: () => undefined, removeListeners: () => undefined };

/** An object on which every call does nothing. */
export const anything: Bag = new Proxy({}, { get: () => () => undefined, has: () => true });

export const notBuiltIn = (...names: string[]): void =>
  names.forEach(name => NOT_BUILT_IN.add(name));

function moduleOf(name: string): object | null {
  if (modules[name]) return modules[name];
  if (NOT_BUILT_IN.has(name)) return null;
  throw new Error(`the native side has no module ${name}`);
}

Object.assign(globalThis, {
  RN$Bridgeless: true,
  RN$UnifiedNativeModuleProxy: true,
  nativeModuleProxy: new Proxy(modules, {
    get: (_, name) => (typeof name === 'symbol' ? undefined : moduleOf(name)),
    has: (_, name) => typeof name !== 'symbol' && name in modules,
  }),
});
