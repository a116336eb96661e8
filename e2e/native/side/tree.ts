/** The views as they were last committed, and what has been set on them past React. */
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
/** By tag: a view that is carried on by clones keeps its tag. */
let live = new Map<number, Node>();
let parents = new Map<number, Node>();
/** What worklets have set past React. */
const animated = new Map<number, Bag>();

export const rootsOf = (): readonly Node[] => [...roots.values()].flat();
export const isLive = (node: Node): boolean => live.has(node.tag);
export const liveNodes = (): Iterable<Node> => live.values();
export const nodeWith = (tag: number): Node | undefined => live.get(tag);
export const parentOf = (node: Node): Node | undefined => parents.get(node.tag);
export const propsOf = (node: Node): Bag => ({ ...node.props, ...animated.get(node.tag) });
export const propOf = (node: Node, name: string): unknown => {
  const past = animated.get(node.tag);
  return past && name in past ? past[name] : node.props[name];
};

/** From the view itself to the root. */
export const chain = (node: Node): Node[] => {
  const above = parentOf(node);
  return above ? [node, ...chain(above)] : [node];
};

/** A prop that is set to null is as if it had never been given. */
export function merged(before: Bag, change: Bag | null | undefined): Bag {
  const props = { ...before };
  for (const name of Object.keys(change ?? {})) {
    const value = change?.[name];
    if (value === null || value === undefined) delete props[name];
    else props[name] = value;
  }
  return props;
}

/** Past React: by a worklet, or by setNativeProps. */
export function setPast(tag: number, props: Bag): void {
  animated.set(tag, merged(animated.get(tag) ?? {}, props));
}

/** Tells which views are no longer there. */
export function commit(rootTag: number, children: Node[]): number[] {
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
  const gone = [...live.keys()].filter(tag => !nodes.has(tag));
  for (const tag of gone) animated.delete(tag);
  [live, parents] = [nodes, above];
  return gone;
}
