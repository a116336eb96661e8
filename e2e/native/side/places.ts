/**
 * Where views lie. There is no layout engine: a view is as large as its style says in numbers, or
 * else as its parent, and lies where its style says. Otherwise its place is made up: of siblings
 * that push each other aside, the first starts where the parent starts, and each further one is
 * offset.
 */
import { settings } from './settings';
import { changeCount, type Node, parentOf, propOf } from './tree';

export type Point = { readonly x: number; readonly y: number };
type Box = Point & { readonly width: number; readonly height: number };

/** The made-up offset from one sibling to the next. */
const STEP: Point = { x: 7, y: 41 };
/** By the tag of the scrolling view. */
const scrolled = new Map<number, Point>();
const AT_REST: Point = { x: 0, y: 0 };

export const scrolledBy = (node: Node | undefined): Point =>
  (node && scrolled.get(node.tag)) ?? AT_REST;
export const setScrolled = (tag: number, to: Point): void => void scrolled.set(tag, to);
export const forgetPlace = (tag: number): void => void scrolled.delete(tag);

function lengthOf(value: unknown, whole: number): number | undefined {
  if (typeof value === 'number') return value;
  const percent = typeof value === 'string' ? /^([\d.]+)%$/.exec(value) : null;
  return percent ? (whole * Number(percent[1])) / 100 : undefined;
}

const isPlaced = (node: Node): boolean => propOf(node, 'position') === 'absolute';

const inFlowBefore = ({ tag }: Node, { children }: Node): number =>
  children.filter(it => !isPlaced(it)).findIndex(it => it.tag === tag);

/** Valid while nothing changes. */
const boxes = new Map<number, Box>();
let changesSeen = -1;

/** The box relative to the parent. */
export function boxOf(node: Node): Box {
  if (changesSeen !== changeCount()) boxes.clear();
  changesSeen = changeCount();
  const known = boxes.get(node.tag) ?? boxIn(parentOf(node), node);
  boxes.set(node.tag, known);
  return known;
}

function boxIn(parent: Node | undefined, node: Node): Box {
  const around = parent ? boxOf(parent) : { ...AT_REST, ...settings.window };
  const before = isPlaced(node) || !parent ? 0 : inFlowBefore(node, parent);
  return {
    x: lengthOf(propOf(node, 'left'), around.width) ?? before * STEP.x,
    y: lengthOf(propOf(node, 'top'), around.height) ?? before * STEP.y,
    width: lengthOf(propOf(node, 'width'), around.width) ?? around.width,
    height: lengthOf(propOf(node, 'height'), around.height) ?? around.height,
  };
}

/** The box relative to the window's upper left corner. */
export function placeOf(node: Node): Box {
  const box = boxOf(node);
  const parent = parentOf(node);
  if (!parent) return box;
  const [around, past] = [placeOf(parent), scrolledBy(parent)];
  return { ...box, x: around.x + box.x - past.x, y: around.y + box.y - past.y };
}

export function middleOf(node: Node): Point {
  const { x, y, width, height } = placeOf(node);
  return { x: x + width / 2, y: y + height / 2 };
}
