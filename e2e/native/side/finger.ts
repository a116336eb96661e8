/**
 * One finger on the screen. React views get its touches; handlers of react-native-gesture-handler
 * on the way up recognise gestures (PanGestureHandler.kt, TapGestureHandler.kt,
 * GestureHandlerOrchestrator.kt), and the first that does cancels the others and the touch
 * (RNGestureHandlerRootHelper.kt).
 */
import { dispatch } from './fabric';
import { type Handler, handlersOn, tellHandler } from './modules/gestures';
import { middleOf, placeOf, type Point } from './places';
import { performanceNow } from './timers';
import { chain, isLive, type Node } from './tree';

const STATE = { UNDETERMINED: 0, FAILED: 1, BEGAN: 2, CANCELLED: 3, ACTIVE: 4, END: 5 };
type State = (typeof STATE)[keyof typeof STATE];
type Recogniser = { readonly handler: Handler; readonly view: Node; state: State };
type Finger = {
  readonly view: Node;
  readonly from: Point;
  at: Point;
  readonly recognisers: readonly Recogniser[];
  /** A handler has taken the touch from React. */
  isTaken: boolean;
};

let finger: Finger | undefined;

export function down(view: Node): void {
  const from = middleOf(view);
  const recognisers = chain(view).flatMap(it =>
    handlersOn(it.tag).map(handler => recogniser(handler, it)),
  );
  finger = { view, from, at: from, recognisers, isTaken: false };
  touch(finger, 'topTouchStart');
  for (const it of recognisers) enter(finger, it, STATE.BEGAN);
}

const KNOWN = ['PanGestureHandler', 'TapGestureHandler'];

function recogniser(handler: Handler, view: Node): Recogniser {
  if (!KNOWN.includes(handler.name)) throw new Error(`the native side has no ${handler.name}`);
  return { handler, view, state: STATE.UNDETERMINED };
}

export function move(way: (from: Point) => Point): void {
  const held = must();
  held.at = way(held.from);
  if (!held.isTaken) touch(held, 'topTouchMove');
  for (const it of held.recognisers) follow(held, it);
}

export function up(): void {
  const held = must();
  finger = undefined;
  // The finger leaves the view that it touched, even if that view has moved.
  if (!held.isTaken && isLive(held.view)) touch(held, 'topTouchEnd');
  for (const it of held.recognisers) end(held, it);
}

function must(): Finger {
  if (!finger) throw new Error('no finger is on the screen');
  return finger;
}

function follow(held: Finger, it: Recogniser): void {
  const { state, handler } = it;
  if (state !== STATE.BEGAN && state !== STATE.ACTIVE) return;
  if (handler.config['enabled'] === false) return enter(held, it, STATE.CANCELLED);
  if (state === STATE.ACTIVE) return tellHandler(handler, 'Event', gestureEvent(held, it));
  if (fails(held, it)) enter(held, it, STATE.FAILED);
  else if (begins(held, it)) takeOver(held, it);
}

/** Only the first handler that recognises its gesture becomes active. */
function takeOver(held: Finger, it: Recogniser): void {
  if (held.recognisers.some(other => other.state === STATE.ACTIVE)) return;
  for (const other of held.recognisers)
    if (other !== it && other.state === STATE.BEGAN) enter(held, other, STATE.CANCELLED);
  held.isTaken = true;
  if (isLive(held.view)) touch(held, 'topTouchCancel');
  enter(held, it, STATE.ACTIVE);
}

/** A tap is recognised only at the end. */
function end(held: Finger, it: Recogniser): void {
  if (it.state === STATE.ACTIVE) return enter(held, it, STATE.END);
  if (it.state !== STATE.BEGAN) return;
  if (!isTap(it)) return enter(held, it, STATE.FAILED);
  enter(held, it, STATE.ACTIVE);
  enter(held, it, STATE.END);
}

const isTap = ({ handler }: Recogniser): boolean => handler.name === 'TapGestureHandler';
const SLOP = 8;

const passed = ({ from, at }: Finger): Point => ({ x: at.x - from.x, y: at.y - from.y });

function begins(held: Finger, it: Recogniser): boolean {
  if (isTap(it)) return false;
  const { x, y } = passed(held);
  const { isCustom, limit } = limitsOf(it);
  const far = Number(it.handler.config['minDist'] ?? (isCustom ? Infinity : SLOP));
  const isBeyond =
    x < limit('activeOffsetXStart', -Infinity) ||
    x > limit('activeOffsetXEnd', Infinity) ||
    y < limit('activeOffsetYStart', -Infinity) ||
    y > limit('activeOffsetYEnd', Infinity);
  return isBeyond || Math.hypot(x, y) >= far;
}

/** A tap fails when the finger leaves its view. */
function fails(held: Finger, it: Recogniser): boolean {
  const { x, y } = passed(held);
  if (isTap(it)) return !isInside(held.at, it.view);
  const { limit } = limitsOf(it);
  return (
    x < limit('failOffsetXStart', -Infinity) ||
    x > limit('failOffsetXEnd', Infinity) ||
    y < limit('failOffsetYStart', -Infinity) ||
    y > limit('failOffsetYEnd', Infinity)
  );
}

function limitsOf({ handler: { config } }: Recogniser) {
  const limit = (name: string, none: number): number => Number(config[name] ?? none);
  const isCustom = Object.keys(config).some(name => /^(active|fail)Offset/.test(name));
  return { limit, isCustom };
}

function isInside({ x, y }: Point, view: Node): boolean {
  const box = placeOf(view);
  return x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height;
}

function enter(held: Finger, it: Recogniser, state: State): void {
  const oldState = it.state;
  it.state = state;
  tellHandler(it.handler, 'StateChange', { ...gestureEvent(held, it), oldState });
}

function gestureEvent(held: Finger, { view, state }: Recogniser) {
  const [place, by] = [placeOf(view), passed(held)];
  return {
    state,
    target: view.tag,
    numberOfPointers: 1,
    x: held.at.x - place.x,
    y: held.at.y - place.y,
    absoluteX: held.at.x,
    absoluteY: held.at.y,
    translationX: by.x,
    translationY: by.y,
    velocityX: 0,
    velocityY: 0,
  };
}

type Touch = 'topTouchStart' | 'topTouchMove' | 'topTouchEnd' | 'topTouchCancel';

function touch({ view, at }: Finger, type: Touch): void {
  const place = placeOf(view);
  const changed = {
    pageX: at.x,
    pageY: at.y,
    locationX: at.x - place.x,
    locationY: at.y - place.y,
    identifier: 0,
    target: view.tag,
    force: 1,
    timestamp: performanceNow(),
  };
  const isOn = type === 'topTouchStart' || type === 'topTouchMove';
  dispatch(view, type, {
    ...changed,
    touches: isOn ? [changed] : [],
    changedTouches: [changed],
    targetTouches: isOn ? [changed] : [],
  });
}
