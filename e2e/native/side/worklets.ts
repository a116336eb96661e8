/**
 * The native half of react-native-worklets 0.5.1 (Common/cpp/worklets: Serializable.cpp,
 * WorkletRuntimeDecorator.cpp, UIRuntimeDecorator.cpp): a second runtime for worklets. Here both
 * runtimes live in one engine: a worklet's code is evaluated with another `global`, and what it
 * captures is copied piece by piece, as on a phone.
 */
import { nextFrame, performanceNow } from './timers';

type Bag = Record<string, unknown>;
type Fun = (...args: unknown[]) => unknown;
type Runtime = { readonly global: Bag };

/** A release build does not check whether a remote function is called directly. */
const KIND = { ReactNative: 1, UI: 2 };

export const rn: Runtime = { global: globalThis as unknown as Bag };
export const ui: Runtime = { global: {} };

/** A value that can be created in either runtime. */
type Serializable = { in(runtime: Runtime): unknown };
const refs = new WeakMap<object, Serializable>();

function refTo(serializable: Serializable): object {
  const ref = { __serializableRef: true };
  refs.set(ref, serializable);
  return ref;
}

export function serializableOf(ref: unknown): Serializable {
  if (ref === undefined) return { in: () => undefined };
  const found = typeof ref === 'object' && ref !== null ? refs.get(ref) : undefined;
  if (!found)
    throw new Error('[Worklets] Attempted to extract from something that is no Serializable.');
  return found;
}

const scalar = (value: unknown) => refTo({ in: () => value });

/** Caches the copy in the other runtime, if it is to be retained. */
function kept(serializable: Serializable, retain: boolean, home: Runtime): Serializable {
  if (!retain) return serializable;
  let copy: { of: unknown } | undefined;
  return {
    in: runtime =>
      runtime === home ? serializable.in(runtime) : (copy ??= { of: serializable.in(runtime) }).of,
  };
}

const arrayOf = (list: readonly unknown[]): Serializable => {
  const parts = list.map(serializableOf);
  return { in: runtime => parts.map(part => part.in(runtime)) };
};

function objectOf(object: object): Serializable {
  const parts: [string, Serializable][] = [];
  for (const name in object) parts.push([name, serializableOf((object as Bag)[name])]);
  return {
    in(runtime) {
      const copy: Bag = {};
      for (const [name, part] of parts) copy[name] = part.in(runtime);
      return copy;
    },
  };
}

const unpacked = (runtime: Runtime, object: unknown, category: string): unknown =>
  (runtime.global['__valueUnpacker'] as Fun)(object, category);

const workletOf = (object: object): Serializable => {
  const parts = objectOf(object);
  return { in: runtime => unpacked(runtime, parts.in(runtime), 'Worklet') };
};

function initializerOf(object: object): Serializable {
  const parts = objectOf(object);
  let first: { runtime: Runtime; value: unknown } | undefined;
  return {
    in(runtime) {
      first ??= { runtime, value: unpacked(runtime, parts.in(runtime), 'Handle') };
      return first.runtime === runtime
        ? first.value
        : unpacked(runtime, parts.in(runtime), 'Handle');
    },
  };
}

/** A function of the app: itself at home, and elsewhere a reference that can only be sent back. */
function remoteFunctionOf(fun: Fun, home: Runtime): object {
  const self: Serializable = { in: runtime => (runtime === home ? fun : refTo(self)) };
  return refTo(self);
}

const mapOf = (keys: unknown[], values: unknown[]): Serializable => {
  const [names, all] = [arrayOf(keys), arrayOf(values)];
  return {
    in(runtime) {
      const found = all.in(runtime) as unknown[];
      return new Map((names.in(runtime) as unknown[]).map((name, n) => [name, found[n]]));
    },
  };
};

/** Called by a worklet runtime on its own values (makeSerializableClone). */
function clone(home: Runtime, value: unknown): object {
  if (typeof value === 'function' && !('__workletHash' in value))
    return remoteFunctionOf(value as Fun, home);
  if ((typeof value !== 'object' && typeof value !== 'function') || value === null)
    return scalar(typeof value === 'symbol' ? String(value) : value);
  if (refs.has(value)) return value;
  if ('__workletHash' in value) return refTo(workletOf(value));
  if ('__init' in value) return refTo(initializerOf(value));
  return refTo(Array.isArray(value) ? arrayOf(value) : objectOf(value));
}

const makers = (home: Runtime) => ({
  createSerializable: (value: unknown) => clone(home, value),
  createSerializableString: scalar,
  createSerializableNumber: scalar,
  createSerializableBoolean: scalar,
  createSerializableBigInt: scalar,
  createSerializableUndefined: () => scalar(undefined),
  createSerializableNull: () => scalar(null),
  createSerializableObject: (object: object, retain: boolean) =>
    refTo(kept(objectOf(object), retain, home)),
  createSerializableArray: (list: unknown[], retain: boolean) =>
    refTo(kept(arrayOf(list), retain, home)),
  createSerializableMap: (keys: unknown[], values: unknown[]) => refTo(mapOf(keys, values)),
  createSerializableSet: (values: unknown[]) => {
    const all = arrayOf(values);
    return refTo({ in: runtime => new Set(all.in(runtime) as unknown[]) });
  },
  createSerializableInitializer: (object: object) => refTo(initializerOf(object)),
  createSerializableFunction: (fun: Fun) => remoteFunctionOf(fun, home),
  createSerializableWorklet: (object: object, retain: boolean) =>
    refTo(kept(workletOf(object), retain, home)),
  createSerializableTurboModuleLike: (props: object) => refTo(objectOf(props)),
  createSerializableHostObject: scalar,
});

/** Names of the other runtime, which a worklet would not find on a phone. */
const NOT_THERE = 'fetch XMLHttpRequest WebSocket process expo __r nativeFabricUIManager'.split(
  ' ',
);
/** Names that are looked up when used, because the runtime is furnished step by step. */
const CALLED =
  'requestAnimationFrame cancelAnimationFrame queueMicrotask setTimeout clearTimeout setImmediate clearImmediate setInterval clearInterval'.split(
    ' ',
  );

/** Evaluates code with the worklets' `global`. */
function evaluate(code: string): unknown {
  const names = ['global', 'globalThis', 'console', 'performance', '_WORKLET'];
  const maker = (0, eval)(
    `(function(${[...names, ...CALLED, ...NOT_THERE].join(',')}){return ${code}\n})`,
  ) as Fun;
  const late = CALLED.map(
    name =>
      (...args: unknown[]) =>
        (ui.global[name] as Fun)(...args),
  );
  const { console } = ui.global;
  return maker(ui.global, ui.global, console ?? rn.global['console'], PERFORMANCE, true, ...late);
}

const PERFORMANCE = { now: performanceNow };

/** The thread of the worklets: scheduled jobs run after the current one. */
const jobs: (() => void)[] = [];
let isAwake = false;

export function onUi(job: () => void): void {
  jobs.push(job);
  if (isAwake) return;
  isAwake = true;
  later(() => {
    isAwake = false;
    for (const next of jobs.splice(0)) runInUi(next);
  });
}

function runInUi<T>(job: () => T): T {
  const value = job();
  (ui.global['__callMicrotasks'] as Fun | undefined)?.();
  return value;
}

const later = (job: () => void) => void (rn.global['setTimeout'] as typeof setTimeout)(job, 0);

export const callInUi = (ref: Serializable, ...args: unknown[]): unknown =>
  runInUi(() => (ref.in(ui) as Fun)(...args));

const unready = (name: string) => () => {
  throw new Error(`the native side of worklets has no ${name}`);
};

const proxyFor = (home: Runtime) => ({
  ...makers(home),
  scheduleOnUI: (ref: unknown) => {
    const worklet = serializableOf(ref);
    onUi(() => (worklet.in(ui) as Fun)());
  },
  executeOnUIRuntimeSync: (ref: unknown) => serializableOf(callInUi(serializableOf(ref))).in(home),
  reportFatalErrorOnJS: (message: string) => {
    throw new Error(`on the thread of worklets: ${message}`);
  },
  getStaticFeatureFlag: () => false,
  setDynamicFeatureFlag: () => undefined,
  createSerializableImport: unready('createSerializableImport'),
  createWorkletRuntime: unready('createWorkletRuntime'),
  scheduleOnRuntime: unready('scheduleOnRuntime'),
  createSynchronizable: unready('createSynchronizable'),
});

/** Adds the underscore that worklets expect, as in `_createSerializable…`. */
function underscored(all: object): Bag {
  const bag: Bag = {};
  for (const [name, make] of Object.entries(all)) bag[`_${name}`] = make;
  return bag;
}

function scheduleOnJs(funRef: unknown, argsRef: unknown): void {
  const fun = serializableOf(funRef);
  const args = serializableOf(argsRef);
  later(() => (fun.in(rn) as Fun)(...((args.in(rn) as unknown[] | undefined) ?? [])));
}

function furnishUi(unpackerCode: string): void {
  Object.assign(ui.global, {
    global: ui.global,
    globalThis: ui.global,
    __RUNTIME_KIND: KIND.UI,
    _WORKLET: true,
    _UI: true,
    _LABEL: 'UI',
    _IS_FABRIC: true,
    __DEV__: false,
    performance: PERFORMANCE,
    evalWithSourceUrl: evaluate,
    requestAnimationFrame: (run: (at: number) => void) => nextFrame(at => runInUi(() => run(at))),
    _log: (value: unknown) => (rn.global['console'] as Console).log(value),
    _toString: String,
    ...underscored(makers(ui)),
    _createSerializableSynchronizable: (ref: unknown) => ref,
    _scheduleRemoteFunctionOnJS: scheduleOnJs,
    _scheduleHostFunctionOnJS: scheduleOnJs,
    _scheduleTimeoutCallback: (ms: number, id: number) =>
      void (rn.global['setTimeout'] as typeof setTimeout)(
        () => runInUi(() => (ui.global['__runTimeoutCallback'] as Fun)(id)),
        ms,
      ),
    __workletsModuleProxy: proxyFor(ui),
  });
  (evaluate(unpackerCode.trim().replace(/;$/, '')) as Fun | undefined)?.();
}

/** Called by WorkletsModule.installTurboModule(). */
export function installWorklets(unpackerCode: string): boolean {
  furnishUi(unpackerCode);
  Object.assign(rn.global, {
    __RUNTIME_KIND: KIND.ReactNative,
    _WORKLET: false,
    _IS_FABRIC: true,
    __workletsModuleProxy: proxyFor(rn),
  });
  return true;
}
