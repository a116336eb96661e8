/** Scrolling by a command, or by a finger that looks for something (ReactScrollView.java). */
import { dispatch, onCommand } from './fabric';
import { boxOf, middleOf, placeOf, type Point, scrolledBy, setScrolled } from './places';
import { chain, type Node } from './tree';

const scrolls = ({ viewName }: Node): boolean => viewName.endsWith('ScrollView');

/** The extent of the content. */
function contentOf(node: Node): { width: number; height: number } {
  const boxes = node.children.flatMap(content => content.children.map(boxOf));
  const size = boxOf(node);
  return {
    width: Math.max(size.width, ...boxes.map(it => it.x + it.width)),
    height: Math.max(size.height, ...boxes.map(it => it.y + it.height)),
  };
}

function scrollTo(node: Node, x: number, y: number): void {
  const [{ width, height }, content] = [boxOf(node), contentOf(node)];
  const within = (to: number, most: number) => Math.max(0, Math.min(to, most));
  const to = { x: within(x, content.width - width), y: within(y, content.height - height) };
  setScrolled(node.tag, to);
  dispatch(node, 'topScroll', {
    contentOffset: to,
    contentSize: content,
    layoutMeasurement: { width, height },
    contentInset: { top: 0, left: 0, bottom: 0, right: 0 },
    zoomScale: 1,
  });
}
onCommand('scrollTo', scrollTo);

/** Scrolls all ancestors until the centre of the view is visible. */
export function reveal(node: Node): void {
  for (const around of chain(node).slice(1).filter(scrolls)) {
    const [middle, frame, past] = [middleOf(node), placeOf(around), scrolledBy(around)];
    const by: Point = {
      x: beyond(middle.x, frame.x, frame.width),
      y: beyond(middle.y, frame.y, frame.height),
    };
    if (by.x !== 0 || by.y !== 0) scrollTo(around, past.x + by.x, past.y + by.y);
  }
}

const beyond = (at: number, from: number, length: number): number =>
  at > from && at < from + length ? 0 : at - (from + length / 2);
