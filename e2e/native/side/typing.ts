/**
 * A text field with the focus and the keyboard (ReactTextInputManager.java,
 * RCTTextInputComponentView.mm).
 */
import { emitDevice } from './callables';
import { dispatch, onCommand } from './fabric';
import { isIos, settings } from './settings';
import { isLive, type Node, propsOf } from './tree';

const KEYBOARD = 300;

let focused: Node | undefined;
let edits = 0;

const textIn = (node: Node): string => String(propsOf(node)['text'] ?? '');

onCommand('focus', (node: Node) => {
  if (focused?.tag === node.tag || propsOf(node)['editable'] === false) return;
  leave();
  focused = node;
  keyboard('Show');
  dispatch(node, 'topFocus', {});
});
onCommand('blur', (node: Node) => {
  if (focused?.tag === node.tag) leave();
});
// Text that the script sets is read from the props.
onCommand('setTextAndSelection', () => undefined);

function leave(): void {
  const left = focused;
  if (!left) return;
  focused = undefined;
  keyboard('Hide');
  if (!isLive(left)) return;
  dispatch(left, 'topEndEditing', { text: textIn(left) });
  dispatch(left, 'topBlur', {});
}

/** The events that Keyboard.js expects: an iPhone also sends one in advance. */
function keyboard(comes: 'Show' | 'Hide'): void {
  const { width, height } = settings.window;
  const top = height - (comes === 'Show' ? KEYBOARD : 0);
  const event = {
    endCoordinates: { screenX: 0, screenY: top, width, height: KEYBOARD },
    duration: 0,
    easing: 'keyboard',
  };
  if (isIos) emitDevice(`keyboardWill${comes}`, event);
  if (isIos) emitDevice('keyboardWillChangeFrame', event);
  emitDevice(`keyboardDid${comes}`, event);
}

function mustBeIn(node: Node): void {
  if (focused?.tag !== node.tag)
    throw new Error(`“${String(propsOf(node)['testID'])}” takes no words now`);
}

export function type(node: Node, text: string): void {
  mustBeIn(node);
  dispatch(node, 'topChange', { text, eventCount: ++edits });
}

/** Presses the keyboard's done key. */
export function submit(node: Node): void {
  mustBeIn(node);
  dispatch(node, 'topSubmitEditing', { text: textIn(node) });
  const after = propsOf(node)['submitBehavior'] ?? 'blurAndSubmit';
  if (after === 'blurAndSubmit') leave();
}
