import type { ReactNode, Ref } from 'react';
import { type StyleProp, StyleSheet, type View, type ViewStyle } from 'react-native';
import { focusRing } from './focusRing';
import { TOUCH } from './theme/tokens';
import { useKeys } from './useKeys';
import { Yielding } from './moving/Yielding';

export type PressProps = {
  /** What a screen reader says. */
  name: string;
  onPress?: (() => void) | undefined;
  onLongPress?: (() => void) | undefined;
  disabled?: boolean | undefined;
  selected?: boolean | undefined;
  expanded?: boolean | undefined;
  checked?: boolean | undefined;
  busy?: boolean | undefined;
  /** Where it leads in a browser, which follows it by itself. */
  href?: string | undefined;
  role?: 'button' | 'tab' | 'radio' | 'switch' | 'link';
  testID?: string | undefined;
  /** Not a transform: that is how it yields to the finger. */
  style?: StyleProp<ViewStyle>;
  hitSlop?: number;
  tabIndex?: 0 | -1;
  ref?: Ref<View>;
  children?: ReactNode;
};

/** Everything that can be touched. */
export function Press(props: PressProps) {
  const { name, onPress, onLongPress, disabled = false, style, href, ...others } = props;
  const { role = href === undefined ? 'button' : 'link', ...rest } = others;
  const { selected, expanded, checked, busy, ...passed } = rest;
  // A browser presses only buttons by the space bar.
  const keys = useKeys(role !== 'button' && !disabled && onPress ? { ' ': onPress } : {});
  return (
    <Yielding
      {...passed}
      {...(onPress && { onPress })}
      {...(onLongPress && { onLongPress })}
      {...keys}
      {...(href !== undefined && { href })}
      {...states({ selected, expanded, checked, busy })}
      role={role}
      aria-label={name}
      disabled={disabled}
      aria-disabled={disabled}
      style={[styles.press, focusRing, style]}
    />
  );
}

/** A state that does not apply is not said at all: "not checked" is only true of what can be. */
function states(said: Record<'selected' | 'expanded' | 'checked' | 'busy', boolean | undefined>) {
  const known = Object.entries(said).filter(([, is]) => is !== undefined);
  return Object.fromEntries(known.map(([state, is]) => [`aria-${state}`, is]));
}

const styles = StyleSheet.create({
  press: { minWidth: TOUCH, minHeight: TOUCH, justifyContent: 'center' },
});
