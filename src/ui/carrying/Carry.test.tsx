import 'react-native-gesture-handler/jestSetup';
import { act, fireEvent, render, renderHook, screen } from '@testing-library/react-native';
import { View } from 'react-native';
import { GestureHandlerRootView } from 'react-native-gesture-handler';
import { fireGestureHandler, getByGestureTestId } from 'react-native-gesture-handler/jest-utils';
import { getAnimatedStyle } from 'react-native-reanimated';
import { Carry } from './Carry';
import { Ghost } from './Ghost';
import { type FingerPoint, useFinger } from './useFinger';

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(View.prototype, 'measureInWindow').mockImplementation(tell => tell(10, 100, 300, 600));
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const settle = () => act(() => jest.advanceTimersByTime(100));

/** Renders a surface that begins at (10, 100) of the window, with one item on it. */
function table({ enabled = true } = {}) {
  const told: unknown[] = [];
  const { ground, finger, measure } = renderHook(useFinger).result.current;
  render(
    <GestureHandlerRootView>
      <View ref={ground} onLayout={measure} testID="ground">
        <Carry
          finger={finger}
          enabled={enabled}
          onLift={() => told.push('lifted')}
          onLetGo={point => told.push(point)}
          testID="carry"
        >
          <View />
        </Carry>
        <Ghost finger={finger} width={40} height={20}>
          <View />
        </Ghost>
      </View>
    </GestureHandlerRootView>,
  );
  fireEvent(screen.getByTestId('ground'), 'layout');
  return { told, finger };
}

function carryTo(...way: [number, number][]) {
  const points = way.map(([absoluteX, absoluteY]) => ({ absoluteX, absoluteY }));
  fireGestureHandler(getByGestureTestId('carry'), points);
  settle();
}

test('an item is lifted once and dropped where the finger ends', () => {
  const { told, finger } = table();
  carryTo([50, 700], [80, 500], [120, 400]);
  expect(told).toEqual(['lifted', { x: 120, y: 400 }]);
  expect(finger.at.get()).toBeNull();
});

test('a disabled item stays where it is', () => {
  const { told } = table({ enabled: false });
  carryTo([50, 700], [80, 500], [120, 400]);
  expect(told).toEqual([]);
});

test('the item is drawn above the finger, wherever its surface begins', () => {
  const { finger } = table();
  const seenUnder = (point: FingerPoint | null) => {
    finger.at.set(point);
    settle();
    return getAnimatedStyle(screen.getByTestId('carried', { includeHiddenElements: true }));
  };
  expect(seenUnder({ x: 80, y: 500 })).toMatchObject({
    opacity: 1,
    transform: [{ translateX: 80 - 10 - 40 / 2 }, { translateY: 500 - 100 - 20 / 2 - 32 }],
  });
  expect(seenUnder(null)).toMatchObject({ opacity: 0 });
});
