/**
 * `globalThis.expo`, as expo-modules-core 3 (SDK 54) installs it natively: EventEmitter.cpp,
 * NativeModule.cpp, SharedObject.cpp, SharedRef.cpp, and the modules by name.
 */
type Listener = (...args: unknown[]) => void;
type Observed = {
  startObserving?(event: string): void;
  stopObserving?(event: string): void;
};

const ears = new WeakMap<object, Map<string, Set<Listener>>>();

function earsOf(emitter: object): Map<string, Set<Listener>> {
  const known = ears.get(emitter) ?? new Map<string, Set<Listener>>();
  ears.set(emitter, known);
  return known;
}

export class EventEmitter {
  addListener(event: string, listener: Listener) {
    const all = earsOf(this).get(event) ?? new Set();
    earsOf(this).set(event, all.add(listener));
    if (all.size === 1) (this as Observed).startObserving?.(event);
    return { remove: () => this.removeListener(event, listener) };
  }
  removeListener(event: string, listener: Listener): void {
    const all = earsOf(this).get(event);
    if (all?.delete(listener) && all.size === 0) (this as Observed).stopObserving?.(event);
  }
  removeAllListeners(event: string): void {
    if (earsOf(this).delete(event)) (this as Observed).stopObserving?.(event);
  }
  emit(event: string, ...args: unknown[]): void {
    for (const listener of earsOf(this).get(event) ?? []) listener.apply(this, args);
  }
  listenerCount(event: string): number {
    return earsOf(this).get(event)?.size ?? 0;
  }
}

export class NativeModule extends EventEmitter {}
export class SharedObject extends EventEmitter {
  release(): void {}
}
class SharedRef extends SharedObject {
  nativeRefType = 'unknown';
}

type Module = EventEmitter & Record<string, unknown>;
const modules: Record<string, Module> = {};

/** The names of all stand-ins; README.md says where each comes from. */
export const standIns = new Set<string>();

/** Registers a stand-in. Whatever it lacks throws with its name, unless it is in `absent`. */
export function expoModule(name: string, parts: object, absent: string[] = []): Module {
  const module = Object.assign(new NativeModule(), parts) as unknown as Module;
  modules[name] = faithful(name, module, absent);
  standIns.add(name);
  return modules[name];
}

/** JavaScript itself reads these of every object, and React Native of every module. */
const COMMON = new Set([
  '$$typeof',
  'then',
  'toJSON',
  '__esModule',
  'constructor',
  'prototype',
  '__expo_module_name__',
  'removeListeners', // read by NativeEventEmitter of each module
  'startObserving',
  'stopObserving',
  '__expo_onStartListeningToEvent',
  '__expo_onStopListeningToEvent',
]);

/** Throws with the name when something is read that our side lacks. */
export function faithful<T extends object>(name: string, module: T, absent: string[] = []): T {
  return new Proxy(module, {
    get(target, key, self) {
      if (key in target || typeof key === 'symbol' || COMMON.has(key) || absent.includes(key))
        return Reflect.get(target, key, self) as unknown;
      throw new Error(`the native side has no ${name}.${key}`);
    },
  });
}

/**
 * Modules of another platform, or left out of our build: the app checks for them and works without.
 */
export const NOT_BUILT_IN = new Set([
  'ExpoGo',
  'ExpoUpdates',
  'ExpoModulesCoreJSLogger',
  'ExponentVideoView',
]);

export const viewConfigs: Record<string, object> = {};

Object.assign(globalThis, {
  expo: {
    EventEmitter,
    NativeModule,
    SharedObject,
    SharedRef,
    modules: new Proxy(modules, {
      get(target, name) {
        if (typeof name === 'symbol') return undefined;
        if (!(name in target) && !NOT_BUILT_IN.has(name))
          throw new Error(`the native side has no Expo module ${name}`);
        return target[name];
      },
    }),
    getViewConfig: (module: string, view?: string) =>
      viewConfigs[view ? `${module}_${view}` : module] ?? null,
    uuidv4: () => {
      throw new Error('the native side has no uuidv4');
    },
    expoModulesCoreVersion: { version: '3.0.0', major: 3, minor: 0, patch: 0 },
  },
});
