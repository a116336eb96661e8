/**
 * The UI manager of the new architecture, as UIManagerBinding.cpp of React Native 0.81 hands it to
 * JavaScript: it keeps the tree that was committed, and sends events into it. There is no layout engine:
 * a view is as large as its style says in numbers, or else as what it lies in.
 */
import { EDGES, settings } from './settings';

type Bag = Record<string, unknown>;
export type Node = {
  readonly tag: number;
  readonly viewName: string;
  readonly rootTag: number;
  readonly props: Bag;
  readonly children: Node[];
  readonly instanceHandle: object;
};
export type Box = { x: number; y: number; width: number; height: number };
type EventHandler = (target: object | null, type: string, payload: object) => void;

let handleEvent: EventHandler | undefined;
const roots = new Map<number, Node[]>();
/** As last committed, by tag: a view that is carried on by clones keeps its tag. */
let live = new Map<number, Node>();
let parents = new Map<number, Node>();
const laidOut = new Map<number, string>();
/** What worklets have set past React. */
const animated = new Map<number, Bag>();

export const rootsOf = (): readonly Node[] => [...roots.values()].flat();
export const isLive = (node: Node): boolean => live.has(node.tag);
export const parentOf = (node: Node): Node | undefined => parents.get(node.tag);
export const propsOf = (node: Node): Bag => ({ ...node.props, ...animated.get(node.tag) });
export const propOf = (node: Node, name: string): unknown => {
  const past = animated.get(node.tag);
  return past && name in past ? past[name] : node.props[name];
};

/** A prop that is set to null is as if it had never been given. */
function merged(before: Bag, change: Bag | null | undefined): Bag {
  const props = { ...before };
  for (const name of Object.keys(change ?? {})) {
    const value = change?.[name];
    if (value === null || value === undefined) delete props[name];
    else props[name] = value;
  }
  return props;
}

const cloned = (node: Node, change: Partial<Node>): Node => ({
  ...node,
  children: node.children.slice(),
  ...change,
});

function completeRoot(rootTag: number, children: Node[]): void {
  roots.set(rootTag, children);
  const [nodes, above] = [new Map<number, Node>(), new Map<number, Node>()];
  const walk = (node: Node) => {
    nodes.set(node.tag, node);
    for (const child of node.children) {
      above.set(child.tag, node);
      walk(child);
    }
  };
  rootsOf().forEach(walk);
  for (const tag of live.keys()) if (!nodes.has(tag)) forget(tag);
  [live, parents] = [nodes, above];
  queueMicrotaskLate(tellLayouts);
}

function forget(tag: number): void {
  laidOut.delete(tag);
  animated.delete(tag);
}

/** Layout is told after the commit, in a task of its own. */
const queueMicrotaskLate = (job: () => void) => void setTimeout(job, 0);

function tellLayouts(): void {
  for (const node of live.values()) {
    // SafeAreaProvider.kt: nothing is drawn in it before it has told its insets.
    if (node.viewName === 'RNCSafeAreaProvider' && !laidOut.has(node.tag)) {
      laidOut.set(node.tag, '');
      const { width, height } = settings.window;
      dispatch(node, 'topInsetsChange', { insets: EDGES, frame: { x: 0, y: 0, width, height } });
    }
    if (node.props['onLayout'] !== true) continue;
    const layout = boxOf(node);
    const told = JSON.stringify(layout);
    if (laidOut.get(node.tag) === told) continue;
    laidOut.set(node.tag, told);
    dispatch(node, 'topLayout', { layout });
  }
}

function sizeOf(value: unknown, whole: number): number | undefined {
  if (typeof value === 'number') return value;
  const percent = typeof value === 'string' ? /^([\d.]+)%$/.exec(value) : null;
  return percent ? (whole * Number(percent[1])) / 100 : undefined;
}

export function boxOf(node: Node): Box {
  const parent = parentOf(node);
  const around = parent ? boxOf(parent) : { x: 0, y: 0, ...settings.window };
  const props = propsOf(node);
  const width = sizeOf(props['width'], around.width) ?? around.width;
  const height = sizeOf(props['height'], around.height) ?? around.height;
  const left = sizeOf(props['left'], around.width) ?? 0;
  const top = sizeOf(props['top'], around.height) ?? 0;
  return { x: left, y: top, width, height };
}

/** From the upper left corner of the window. */
export function placeOf(node: Node): Box {
  const box = boxOf(node);
  const parent = parentOf(node);
  if (!parent) return box;
  const around = placeOf(parent);
  return { ...box, x: around.x + box.x, y: around.y + box.y };
}

export function dispatch(node: Node, type: string, payload: object): void {
  if (!handleEvent) throw new Error('React has registered no handler of events');
  handleEvent(node.instanceHandle, type, { target: node.tag, ...payload });
}

/** Heard by the native parts that get commands: what a view was told to do. */
export const commands: { node: Node; name: string; args: unknown[] }[] = [];

const nodeOf = (it: Node | { tag?: number }): Node => live.get(it.tag ?? -1) ?? (it as Node);

const manager = {
  createNode: (
    tag: number,
    viewName: string,
    rootTag: number,
    props: Bag | null,
    instanceHandle: object,
  ): Node => ({ tag, viewName, rootTag, props: merged({}, props), children: [], instanceHandle }),
  cloneNode: (node: Node) => cloned(node, {}),
  cloneNodeWithNewChildren: (node: Node, children?: Node[]) =>
    cloned(node, { children: children ?? [] }),
  cloneNodeWithNewProps: (node: Node, props: Bag) =>
    cloned(node, { props: merged(node.props, props) }),
  cloneNodeWithNewChildrenAndProps: (node: Node, ...rest: [Node[], Bag] | [Bag]) => {
    const [children, props] = rest.length === 2 ? rest : [[], rest[0]];
    return cloned(node, { children, props: merged(node.props, props) });
  },
  createChildSet: (): Node[] => [],
  appendChild: (parent: Node, child: Node) => void parent.children.push(child),
  appendChildToSet: (set: Node[], child: Node) => void set.push(child),
  completeRoot,
  registerEventHandler: (handler: EventHandler) => {
    handleEvent = handler;
  },
  setIsJSResponder: () => undefined,
  findNodeAtPoint: (_node: Node, _x: number, _y: number, told: (found: null) => void) => told(null),
  measure(it: Node, told: (...box: number[]) => void) {
    const [box, place] = [boxOf(nodeOf(it)), placeOf(nodeOf(it))];
    told(box.x, box.y, box.width, box.height, place.x, place.y);
  },
  measureInWindow(it: Node, told: (...box: number[]) => void) {
    const { x, y, width, height } = placeOf(nodeOf(it));
    told(x, y, width, height);
  },
  measureLayout(it: Node, from: Node, _fail: () => void, told: (...box: number[]) => void) {
    const [place, origin] = [placeOf(nodeOf(it)), placeOf(nodeOf(from))];
    told(place.x - origin.x, place.y - origin.y, place.width, place.height);
  },
  getBoundingClientRect(it: Node) {
    const { x, y, width, height } = placeOf(nodeOf(it));
    return [x, y, width, height];
  },
  getRelativeLayoutMetrics(it: Node, from: Node) {
    const [place, origin] = [placeOf(nodeOf(it)), placeOf(nodeOf(from))];
    return { ...place, left: place.x - origin.x, top: place.y - origin.y };
  },
  dispatchCommand: (node: Node, name: string, args: unknown[]) =>
    void commands.push({ node, name, args }),
  setNativeProps: (it: Node, props: Bag) => setPast(it.tag, props),
  sendAccessibilityEvent: () => undefined,
  configureNextLayoutAnimation: () => undefined,
  findShadowNodeByTag_DEPRECATED: (tag: number) => live.get(tag) ?? null,
  compareDocumentPosition: () => 0,
  unstable_getCurrentEventPriority: () => 16,
  unstable_DefaultEventPriority: 16,
  unstable_DiscreteEventPriority: 1,
  unstable_ContinuousEventPriority: 4,
  unstable_IdleEventPriority: 536_870_912,
};

/** Past React: by a worklet, or by setNativeProps. */
export function setPast(tag: number, props: Bag): void {
  animated.set(tag, merged(animated.get(tag) ?? {}, props));
}

Object.assign(globalThis, { nativeFabricUIManager: manager });
