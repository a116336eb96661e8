/** The views as last committed, and the props that were set past React. */
type Bag = Record<string, unknown>;
export type Node = {
  readonly tag: number;
  readonly viewName: string;
  readonly rootTag: number;
  readonly props: Bag;
  readonly children: Node[];
  readonly instanceHandle: object;
};

const roots = new Map<number, Node[]>();
/** By tag: a view that is cloned keeps its tag. */
const live = new Map<number, Node>();
const parents = new Map<number, Node>();
/** Props that worklets have set past React. */
const animated = new Map<number, Bag>();

export const rootsOf = (): readonly Node[] => [...roots.values()].flat();
export const isLive = (node: Node): boolean => live.has(node.tag);
export const nodeWith = (tag: number): Node | undefined => live.get(tag);
export const parentOf = (node: Node): Node | undefined => parents.get(node.tag);
export const propsOf = (node: Node): Bag => ({ ...node.props, ...animated.get(node.tag) });
export const propOf = (node: Node, name: string): unknown => {
  const past = animated.get(node.tag);
  return past && name in past ? past[name] : node.props[name];
};

/** From the view up to the root. */
export const chain = (node: Node): Node[] => {
  const above = parentOf(node);
  return above ? [node, ...chain(above)] : [node];
};

/** A prop set to null counts as never given. */
export function merged(before: Bag, change: Bag | null | undefined): Bag {
  const props = { ...before };
  for (const name of Object.keys(change ?? {})) {
    const value = change?.[name];
    if (value === null || value === undefined) delete props[name];
    else props[name] = value;
  }
  return props;
}

/** Counts changes of the tree. */
let changes = 0;
export const changeCount = (): number => changes;

/** Sets props past React: by a worklet, or by setNativeProps. */
export function setPast(tag: number, props: Bag): void {
  changes += 1;
  animated.set(tag, merged(animated.get(tag) ?? {}, props));
}

/**
 * Returns the tags of removed views. An unchanged view stays the same node with all its children.
 */
export function commit(rootTag: number, children: Node[]): number[] {
  changes += 1;
  const gone = new Set((roots.get(rootTag) ?? []).map(({ tag }) => tag));
  roots.set(rootTag, children);
  for (const child of children) keep(child, gone);
  for (const tag of gone) forget(tag, gone);
  return [...gone];
}

function keep(node: Node, gone: Set<number>): void {
  gone.delete(node.tag);
  const before = live.get(node.tag);
  if (before === node) return;
  live.set(node.tag, node);
  for (const { tag } of before?.children ?? []) gone.add(tag);
  for (const child of node.children) {
    parents.set(child.tag, node);
    keep(child, gone);
  }
}

function forget(tag: number, gone: Set<number>): void {
  for (const child of live.get(tag)?.children ?? []) {
    if (parents.get(child.tag)?.tag === tag) gone.add(child.tag);
  }
  live.delete(tag);
  parents.delete(tag);
  animated.delete(tag);
}
