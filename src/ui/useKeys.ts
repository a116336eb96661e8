import { Platform } from 'react-native';

type KeyPress = { readonly key: string; preventDefault(): void };
type Acts = Readonly<Record<string, () => void>>;

/** What the keyboard of a browser does here. A key that is not listed is left to the browser. */
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

/** The keys of a slider, and of everything like it. */
export function useArrows(by: (steps: number) => void) {
  const more = () => by(1);
  const less = () => by(-1);
  return useKeys({ ArrowRight: more, ArrowUp: more, ArrowLeft: less, ArrowDown: less });
}
