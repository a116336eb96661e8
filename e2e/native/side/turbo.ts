/** TurboModules by name, as TurboModuleBinding.cpp gives them out on a phone without a bridge. */
import { faithful, NOT_BUILT_IN, standIns } from './expo';

type Bag = Record<string, unknown>;
const modules: Record<string, object> = {};

export function turboModule(name: string, parts: Bag, absent: string[] = []): void {
  modules[name] = faithful(name, parts, absent);
  standIns.add(name);
}

/** Of a module that is also an emitter: nobody counts who listens. */
export const events = { addListener: () => undefined, removeListeners: () => undefined };

/** Whatever is called does nothing. */
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
