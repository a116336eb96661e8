/** Modules that draw and move: reanimated and its worklets, gestures, SVG, safe area, screens. */
import { setPast, type Node } from '../tree';
import { performanceNow } from '../timers';
import { turboModule } from '../turbo';
import { callInUi, installWorklets, onUi, rn, serializableOf, ui } from '../worklets';

type Bag = Record<string, unknown>;
type Handler = {
  readonly id: number;
  readonly name: string;
  readonly tag: number;
  readonly worklet: ReturnType<typeof serializableOf>;
};

/** Prepended to this script by the build: from worklets' own ValueUnpacker.cpp. */
declare const VALUE_UNPACKER: string;

turboModule('WorkletsModule', {
  installTurboModule: () => installWorklets(VALUE_UNPACKER),
});

const handlers: Handler[] = [];
let lastHandler = 0;

/** Sends an event to worklets on their own thread (ReanimatedModuleProxy::handleEvent). */
export function tellWorklets(name: string, tag: number, event: object): boolean {
  const listening = handlers.filter(it => it.name === name && (it.tag === tag || it.tag === -1));
  for (const { worklet } of listening) onUi(() => callInUi(worklet, performanceNow(), event));
  return listening.length > 0;
}

const reanimated = {
  registerEventHandler(ref: unknown, name: string, tag: number) {
    const id = ++lastHandler;
    const worklet = serializableOf(ref);
    onUi(() => handlers.push({ id, name, tag, worklet }));
    return id;
  },
  unregisterEventHandler(id: number) {
    onUi(() => {
      const at = handlers.findIndex(it => it.id === id);
      if (at >= 0) handlers.splice(at, 1);
    });
  },
  getViewProp: () => Promise.reject(new Error('getViewProp is not built here')),
  registerSensor: () => -1,
  unregisterSensor: () => undefined,
  getStaticFeatureFlag: () => false,
  setDynamicFeatureFlag: () => undefined,
  subscribeForKeyboardEvents: () => -1,
  unsubscribeFromKeyboardEvents: () => undefined,
  configureLayoutAnimationBatch: () => undefined,
  setShouldAnimateExitingForTag: () => undefined,
  setViewStyle: (tag: number, style: Bag) => setPast(tag, style),
  markNodeAsRemovable: () => undefined,
  unmarkNodeAsRemovable: () => undefined,
  registerCSSKeyframes: () => undefined,
  unregisterCSSKeyframes: () => undefined,
  applyCSSAnimations: () => undefined,
  registerCSSAnimations: () => undefined,
  updateCSSAnimations: () => undefined,
  unregisterCSSAnimations: () => undefined,
  registerCSSTransition: () => undefined,
  updateCSSTransition: () => undefined,
  unregisterCSSTransition: () => undefined,
};

turboModule('ReanimatedModule', {
  installTurboModule() {
    Object.assign(ui.global, {
      _updateProps: (all: { shadowNodeWrapper: Node; updates: Bag }[]) =>
        all.forEach(({ shadowNodeWrapper, updates }) => setPast(shadowNodeWrapper.tag, updates)),
      _dispatchCommand: () => undefined,
      _measure: () => null,
      _getAnimationTimestamp: performanceNow,
      _notifyAboutProgress: () => undefined,
      _notifyAboutEnd: () => undefined,
      _setGestureState: () => undefined,
      _obtainProp: () => '',
      _microtaskQueueFinalizers: [],
    });
    Object.assign(rn.global, {
      __reanimatedModuleProxy: reanimated,
      __getTagFromShadowNodeWrapper: (node: Node) => node.tag,
      _registriesLeakCheck: () => '',
    });
    return true;
  },
});
