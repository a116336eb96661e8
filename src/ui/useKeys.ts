import { type AccessibilityActionEvent, Platform } from 'react-native';

type KeyPress = { readonly key: string; preventDefault(): void };
type Acts = Readonly<Record<string, () => void>>;

/** Key handlers for browsers. Keys without a handler are left to the browser. */
export function useKeys(acts: Acts) {
  if (Platform.OS !== 'web') return {};
  return {
    onKeyDown: (press: KeyPress) => {
      const act = acts[press.key];
      if (!act) return;
      press.preventDefault();
      act();
    },
  };
}

/** Moves a slider and the like without a finger: by keys and by screen readers. */
export function useMoreAndLess(by: (step: 1 | -1) => void, others: Acts = {}) {
  const more = () => by(1);
  const less = () => by(-1);
  const arrows = { ArrowRight: more, ArrowUp: more, ArrowLeft: less, ArrowDown: less };
  const keys = useKeys({ ...arrows, ...others });
  return {
    ...keys,
    accessibilityActions: [{ name: 'increment' }, { name: 'decrement' }],
    onAccessibilityAction: ({ nativeEvent }: AccessibilityActionEvent) =>
      by(nativeEvent.actionName === 'increment' ? 1 : -1),
  };
}
