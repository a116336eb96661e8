/** Test helper: a screen to render components in, with the player's comfort settings. */
import { act, screen } from '@testing-library/react-native';
import type { ReactNode } from 'react';
import { View } from 'react-native';
import { GestureHandlerRootView } from 'react-native-gesture-handler';
import { fireGestureHandler, getByGestureTestId } from 'react-native-gesture-handler/jest-utils';
import { SafeAreaProvider } from 'react-native-safe-area-context';
import type { FingerPoint } from '../carrying/useFinger';
import { type Comfort, ComfortProvider } from '../comfort';
import { speak } from '../words/words';

export const AT_EASE: Comfort = {
  language: 'en',
  leftHand: false,
  still: true,
  textScale: 1,
  signs: false,
};

const METRICS = {
  frame: { x: 0, y: 0, width: 390, height: 800 },
  insets: { top: 0, right: 0, bottom: 0, left: 0 },
};

type PhoneProps = {
  readonly comfort?: Partial<Comfort> | undefined;
  readonly children: ReactNode;
};

export function TestPhone({ comfort, children }: PhoneProps) {
  const liked = comfort ? { ...AT_EASE, ...comfort } : AT_EASE;
  speak(liked.language);
  return (
    <GestureHandlerRootView>
      <SafeAreaProvider initialMetrics={METRICS}>
        <ComfortProvider value={liked}>{children}</ComfortProvider>
      </SafeAreaProvider>
    </GestureHandlerRootView>
  );
}

type Part = { readonly type: unknown; readonly props: { onLayout?: (event: object) => void } };

/**
 * Jest has no layout, so this fires onLayout itself, three times because one layout renders further
 * views.
 */
export function layOut(width = 390, height = 800): void {
  const layout = { nativeEvent: { layout: { x: 0, y: 0, width, height } } };
  for (let pass = 0; pass < 3; pass++) {
    const parts: readonly Part[] = screen.UNSAFE_root.findAll(
      ({ type, props }: Part) => typeof type === 'string' && props.onLayout !== undefined,
    );
    act(() => parts.forEach(({ props }) => props.onLayout?.(layout)));
  }
}

type Box = { readonly left: number; readonly top: number; width: number; height: number };

/** Drags an item to a point of the window, inside the given measured box. Needs fake timers. */
export function carryFinger(
  testID: string,
  { x, y }: FingerPoint,
  { left, top, width, height }: Box,
): void {
  const measured = jest
    .spyOn(View.prototype, 'measureInWindow')
    .mockImplementation(tell => tell(left, top, width, height));
  act(() => {
    const way = [
      { absoluteX: 200, absoluteY: 700 },
      { absoluteX: x, absoluteY: y },
    ];
    fireGestureHandler(getByGestureTestId(testID), way);
    jest.advanceTimersByTime(100);
  });
  measured.mockRestore();
}
