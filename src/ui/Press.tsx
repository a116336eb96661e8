import type { ReactNode, Ref } from 'react';
import { type StyleProp, StyleSheet, type View, type ViewStyle } from 'react-native';
import { focusRing } from './focusRing';
import { TOUCH } from './theme/tokens';
import { useKeys } from './useKeys';
import { Yielding } from './moving/Yielding';

export type PressProps = {
  /** Spoken by screen readers. */
  name: string;
  onPress?: (() => void) | undefined;
  onLongPress?: (() => void) | undefined;
  disabled?: boolean | undefined;
  selected?: boolean | undefined;
  expanded?: boolean | undefined;
  checked?: boolean | undefined;
  busy?: boolean | undefined;
  /** A link in a browser, which follows it without our help. */
  href?: string | undefined;
  role?: 'button' | 'tab' | 'radio' | 'switch' | 'link';
  testID?: string | undefined;
  /** Must not hold a transform, because the press animation uses it. */
  style?: StyleProp<ViewStyle>;
  hitSlop?: number;
  tabIndex?: 0 | -1;
  ref?: Ref<View> | undefined;
  children?: ReactNode;
};

/** The base of every touchable control. */
export function Press(props: PressProps) {
  const { name, onPress, onLongPress, disabled = false, style, href, ...others } = props;
  const { role = href === undefined ? 'button' : 'link', ...rest } = others;
  const { selected, expanded, checked, busy, ...passed } = rest;
  // Browsers press only buttons when the space bar is hit.
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

/** Leaves out undefined states, because "not checked" makes sense only for a checkbox or a switch. */
function states(said: Record<'selected' | 'expanded' | 'checked' | 'busy', boolean | undefined>) {
  const known = Object.entries(said).filter(([, is]) => is !== undefined);
  return Object.fromEntries(known.map(([state, is]) => [`aria-${state}`, is]));
}

const styles = StyleSheet.create({
  press: { minWidth: TOUCH, minHeight: TOUCH, justifyContent: 'center' },
});
