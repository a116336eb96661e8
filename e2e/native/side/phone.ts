/**
 * What a finger and an eye can do with the tree: queries of the driver, answered from what is drawn
 * now.
 */
import { emitDevice } from './callables';
import { on, tell } from './channel';
import { standIns } from './expo';
import { dispatch } from './fabric';
import { down, move, up } from './finger';
import { middleOf } from './places';
import { reveal } from './scrolling';
import { chain, type Node, parentOf, propOf, propsOf, rootsOf } from './tree';
import { submit, type } from './typing';

type Question = { id: number; about: string; of: string; words?: string | undefined };
type State = {
  text: string;
  name: string;
  role: string | undefined;
  disabled: boolean;
  covered: boolean;
  state: unknown;
  value: unknown;
};

const isHidden = (node: Node) => propOf(node, 'display') === 'none';

/** Visits every visible view from back to front. */
function eachVisible(look: (node: Node) => void, nodes = rootsOf()): void {
  for (const node of nodes) {
    if (isHidden(node)) continue;
    look(node);
    eachVisible(look, node.children);
  }
}

function visible(fits: (node: Node) => boolean): Node[] {
  const found: Node[] = [];
  eachVisible(node => {
    if (fits(node)) found.push(node);
  });
  return found;
}

/** During a screen transition two views match; the new one is the last. */
const find = (testID: string): Node | undefined =>
  visible(node => node.props['testID'] === testID).pop();

function must(testID: string): Node {
  const node = find(testID);
  if (!node) throw new Error(`there is no “${testID}” on the screen`);
  return node;
}

const isText = ({ viewName }: Node) => /^(RCTText|RCTVirtualText|Paragraph)$/.test(viewName);

function words(node: Node): string {
  const props = propsOf(node);
  if (node.viewName === 'RCTRawText') return String(props['text'] ?? '');
  return node.children.map(words).join('');
}

/** The text of the screen, line by line. */
function lines(node: Node): string[] {
  if (isHidden(node)) return [];
  if (isText(node)) return [words(node)];
  return node.children.flatMap(lines);
}

const textOf = (node: Node) => lines(node).filter(Boolean).join('\n');

function stateOf(node: Node): State {
  const props = propsOf(node);
  const label = props['accessibilityLabel'];
  const state = props['accessibilityState'] as { disabled?: boolean } | undefined;
  return {
    text: textOf(node),
    name: typeof label === 'string' ? label : textOf(node),
    role: (props['role'] ?? props['accessibilityRole']) as string | undefined,
    disabled: state?.disabled ?? false,
    covered: isCovered(node),
    state,
    value: props['accessibilityValue'] ?? props['text'],
  };
}

/** The view that a finger touches there; undefined if touches fall through. */
function touchedAt(node: Node): Node | undefined {
  const above: Node[] = [];
  for (let it: Node | undefined = node; it; it = parentOf(it)) above.unshift(it);
  for (const it of above) {
    const events = propsOf(it)['pointerEvents'];
    if (events === 'none') return undefined;
    if (events === 'box-only') return it;
  }
  return propsOf(node)['pointerEvents'] === 'box-none' ? node.children[0] : node;
}

const MODAL = 'ModalHostView';

const topModal = (): Node | undefined => visible(({ viewName }) => viewName.includes(MODAL)).pop();

/** Nothing below an open dialogue can be touched. */
function isCovered(node: Node): boolean {
  const top = topModal();
  return top !== undefined && !chain(node).some(({ tag }) => tag === top.tag);
}

/** Puts the finger down to touch or drag. */
function grasp(testID: string): void {
  const node = must(testID);
  const met = touchedAt(node);
  if (!met || isCovered(node)) throw new Error(`“${testID}” cannot be touched`);
  down(met);
}

function tap(testID: string): void {
  grasp(testID);
  up();
}

/** Tells whether it was there and free. */
function tapIfThere(testID: string): boolean {
  const node = find(testID);
  const isFree = node !== undefined && touchedAt(node) && !isCovered(node);
  if (!isFree || stateOf(node).disabled) return false;
  tap(testID);
  return true;
}

/** Moves the finger a part of the way to another view's centre, scrolling that view into sight. */
function carry(testID: string, part: number): void {
  const to = must(testID);
  reveal(to);
  const end = middleOf(to);
  move(from => ({
    x: from.x + (end.x - from.x) * part,
    y: from.y + (end.y - from.y) * part,
  }));
}

/** Touches the field first, like a person, which opens the keyboard. */
function write(testID: string, text: string): void {
  tap(testID);
  type(must(testID), text);
}

/** A dialogue gets the system's back button before the app does (ReactModalHostView.kt). */
function back(): void {
  const dialogue = topModal();
  if (dialogue) dispatch(dialogue, 'topRequestClose', {});
  else emitDevice('hardwareBackPress');
}

const isSeen = (wanted: string): boolean => {
  const sought = wanted.toLowerCase();
  return visible(node => isText(node) && words(node).toLowerCase().includes(sought)).length > 0;
};

/** All that is drawn, for finding out why a story failed. */
function tree(node: Node, depth = 0): string {
  const { testID, accessibilityLabel: name } = propsOf(node);
  const parts = [
    testID && `#${String(testID)}`,
    name && `“${String(name)}”`,
    isText(node) && words(node),
  ];
  const line = parts.filter(Boolean).join(' ');
  const below = isText(node) ? [] : node.children.map(child => tree(child, depth + (line ? 1 : 0)));
  return [line && '  '.repeat(depth) + line, ...below].filter(Boolean).join('\n');
}

const answers: Record<string, (of: string, words?: string) => unknown> = {
  nothing: () => null,
  there: of => find(of) !== undefined,
  seen: of => isSeen(of),
  state: of => {
    const node = find(of);
    return node ? stateOf(node) : null;
  },
  tap: of => tap(of),
  'tap-if-there': of => tapIfThere(of),
  grasp: of => grasp(of),
  carry: (of, part) => carry(of, Number(part)),
  release: () => up(),
  type: (of, text) => write(of, text ?? ''),
  submit: of => submit(must(of)),
  tree: () =>
    rootsOf()
      .map(root => tree(root))
      .join('\n'),
  back: () => back(),
  evaluate: of => (0, eval)(of) as unknown,
};

Object.assign(globalThis, { __standIns: () => [...standIns] });

on<Question>('question', ({ id, about, of, words: text }) => {
  const answer = answers[about];
  try {
    if (!answer) throw new Error(`a phone cannot be asked to ${about}`);
    tell('told', { id, value: answer(of, text) ?? null });
  } catch (problem) {
    tell('told', { id, error: problem instanceof Error ? problem.message : String(problem) });
  }
});
