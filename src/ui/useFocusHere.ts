import { useEffect, useRef } from 'react';
import { AccessibilityInfo, Platform, type View } from 'react-native';

/**
 * Moves keyboard and screen reader into a part that has just covered another, or is uncovered again.
 * The part takes `tabIndex={-1}`.
 */
export function useFocusHere(isShown = true, isShownAtFirst = false) {
  const ref = useRef<View>(null);
  const wasShown = useRef(isShownAtFirst);
  useEffect(() => {
    const isNew = isShown && !wasShown.current;
    wasShown.current = isShown;
    if (!isNew || !ref.current) return;
    if (Platform.OS === 'web') ref.current.focus();
    else AccessibilityInfo.sendAccessibilityEvent(ref.current, 'focus');
  }, [isShown]);
  return ref;
}
