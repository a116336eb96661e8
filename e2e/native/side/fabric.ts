/**
 * The UI manager of the new architecture, as UIManagerBinding.cpp of React Native 0.81 gives it to
 * JavaScript: it keeps the committed tree and sends events into it.
 */
import { boxOf, forgetPlace, placeOf } from './places';
import { EDGES, settings } from './settings';
import { commit, merged, type Node, nodeWith, setPast } from './tree';

type Bag = Record<string, unknown>;
type EventHandler = (target: object | null, type: string, payload: object) => void;
type Command = (node: Node, ...words: never[]) => void;

let handleEvent: EventHandler | undefined;
const laidOut = new Map<number, string>();

const cloned = (node: Node, change: Partial<Node>): Node => ({
  ...node,
  children: node.children.slice(),
  ...change,
});

function completeRoot(rootTag: number, children: Node[]): void {
  for (const tag of commit(rootTag, children)) {
    laidOut.delete(tag);
    listeners.delete(tag);
    forgetPlace(tag);
  }
  queueMicrotaskLate(tellLayouts);
}

/** Layout is reported after the commit, in a separate task. */
const queueMicrotaskLate = (job: () => void) => void setTimeout(job, 0);

/** Tags of the views that listen for layout. */
const listeners = new Set<number>();

function listed(node: Node): Node {
  const { props, viewName } = node;
  const reports = props['onLayout'] === true || viewName === INSETS || viewName === MODAL;
  if (reports) listeners.add(node.tag);
  return node;
}

function tellLayouts(): void {
  for (const tag of listeners) {
    const node = nodeWith(tag);
    if (!node) continue;
    if (node.viewName === INSETS) tellInsets(node);
    if (node.viewName === MODAL) tellDismissal(node);
    if (node.props['onLayout'] === true) tellLayout(node);
  }
}

/** SafeAreaProvider.kt draws nothing before it has reported its insets. */
const INSETS = 'RNCSafeAreaProvider';

function tellInsets(node: Node): void {
  if (laidOut.has(node.tag)) return;
  laidOut.set(node.tag, '');
  const { width, height } = settings.window;
  dispatch(node, 'topInsetsChange', { insets: EDGES, frame: { x: 0, y: 0, width, height } });
}

const MODAL = 'RCTModalHostView';

/** An iPhone's dialogue stays until it says so (RCTModalHostViewComponentView.mm); Android's is unmounted. */
function tellDismissal(node: Node): void {
  if (node.props['visible'] === false) dispatch(node, 'topDismiss', {});
}

function tellLayout(node: Node): void {
  const layout = boxOf(node);
  const encoded = JSON.stringify(layout);
  if (laidOut.get(node.tag) === encoded) return;
  laidOut.set(node.tag, encoded);
  dispatch(node, 'topLayout', { layout });
}

export function dispatch(node: Node, type: string, payload: object): void {
  if (!handleEvent) throw new Error('React has registered no handler of events');
  handleEvent(node.instanceHandle, type, { target: node.tag, ...payload });
}

/** Commands that views accept, by name. */
const commands: Record<string, Command> = {};
export const onCommand = (name: string, act: Command): void => void (commands[name] = act);

function command(it: Node, name: string, words: never[]): void {
  const act = commands[name];
  if (!act) throw new Error(`the native side has no command ${name} for ${it.viewName}`);
  act(nodeOf(it), ...words);
}

const nodeOf = (it: Node): Node => nodeWith(it.tag) ?? it;

const manager = {
  createNode: (
    tag: number,
    viewName: string,
    rootTag: number,
    props: Bag | null,
    instanceHandle: object,
  ): Node =>
    listed({ tag, viewName, rootTag, props: merged({}, props), children: [], instanceHandle }),
  cloneNode: (node: Node) => cloned(node, {}),
  cloneNodeWithNewChildren: (node: Node, children?: Node[]) =>
    cloned(node, { children: children ?? [] }),
  cloneNodeWithNewProps: (node: Node, props: Bag) =>
    listed(cloned(node, { props: merged(node.props, props) })),
  cloneNodeWithNewChildrenAndProps: (node: Node, ...rest: [Node[], Bag] | [Bag]) => {
    const [children, props] = rest.length === 2 ? rest : [[], rest[0]];
    return listed(cloned(node, { children, props: merged(node.props, props) }));
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
  dispatchCommand: command,
  setNativeProps: (it: Node, props: Bag) => setPast(it.tag, props),
  sendAccessibilityEvent: () => undefined,
  configureNextLayoutAnimation: () => undefined,
  findShadowNodeByTag_DEPRECATED: (tag: number) => nodeWith(tag) ?? null,
  compareDocumentPosition: () => 0,
  unstable_getCurrentEventPriority: () => 16,
  unstable_DefaultEventPriority: 16,
  unstable_DiscreteEventPriority: 1,
  unstable_ContinuousEventPriority: 4,
  unstable_IdleEventPriority: 536_870_912,
};

Object.assign(globalThis, { nativeFabricUIManager: manager });
