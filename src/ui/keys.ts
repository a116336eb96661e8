import { Platform } from 'react-native';

type KeyPress = { readonly key: string; preventDefault(): void };

/** What the keyboard of a browser does here. An act that is not listed is left to the browser. */
export function onKeys(acts: Readonly<Record<string, () => void>>) {
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

/** The keys of a slider and of everything like it. */
export const onArrows = (by: (steps: number) => void) => {
  const more = () => by(1);
  const less = () => by(-1);
  return onKeys({ ArrowRight: more, ArrowUp: more, ArrowLeft: less, ArrowDown: less });
};
