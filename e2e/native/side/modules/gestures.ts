/**
 * react-native-gesture-handler 2.28 (RNGestureHandlerModule.kt, GestureHandlerOrchestrator.kt):
 * keeps the handlers of each view. The world moves the finger; finger.ts recognises gestures.
 */
import { emitDevice } from '../callables';
import { turboModule } from '../turbo';
import { tellWorklets } from './drawing';

type Config = Record<string, unknown>;
export type Handler = {
  readonly tag: number;
  readonly name: string;
  config: Config;
  view: number;
  how: number;
};

const handlers = new Map<number, Handler>();

turboModule('RNGestureHandlerModule', {
  install: () => true,
  createGestureHandler: (name: string, tag: number, config: Config) =>
    void handlers.set(tag, { tag, name, config, view: -1, how: 0 }),
  attachGestureHandler(tag: number, view: number, how: number) {
    const handler = handlers.get(tag);
    if (!handler) throw new Error(`Handler with tag ${tag} does not exist`);
    Object.assign(handler, { view, how });
  },
  updateGestureHandler(tag: number, config: Config) {
    const handler = handlers.get(tag);
    if (handler) Object.assign(handler.config, config);
  },
  dropGestureHandler: (tag: number) => void handlers.delete(tag),
  handleSetJSResponder: () => undefined,
  handleClearJSResponder: () => undefined,
  flushOperations: () => undefined,
});

export const handlersOn = (view: number): readonly Handler[] =>
  [...handlers.values()].filter(it => it.view === view && it.config['enabled'] !== false);

/** The ways in which a handler reports (GestureHandler.kt, ActionType). */
const BY_REANIMATED = 1;

export function tellHandler(handler: Handler, name: 'Event' | 'StateChange', event: object): void {
  const gestureEvent = { ...event, handlerTag: handler.tag };
  if (handler.how === BY_REANIMATED)
    tellWorklets(`onGestureHandler${name}`, handler.view, gestureEvent);
  else emitDevice(`onGestureHandler${name}`, gestureEvent);
}
