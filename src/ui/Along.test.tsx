import 'react-native-gesture-handler/jestSetup';
import { act, fireEvent, render, screen } from '@testing-library/react-native';
import { View } from 'react-native';
import { GestureHandlerRootView } from 'react-native-gesture-handler';
import { fireGestureHandler, getByGestureTestId } from 'react-native-gesture-handler/jest-utils';
import { Along } from './Along';

/** Renders a line 100 points wide in a box 120 points wide. */
async function line() {
  const parts: number[] = [];
  render(
    <GestureHandlerRootView>
      <Along inset={10} onPart={part => parts.push(part)}>
        {width => <View testID={`line-${width}`} />}
      </Along>
    </GestureHandlerRootView>,
  );
  fireEvent(screen.getByTestId('line-0'), 'layout', { nativeEvent: { layout: { width: 120 } } });
  await act(async () => {}); // the gesture is attached one tick later
  return parts;
}

test('the child is drawn again with its measured width', async () => {
  await line();
  expect(screen.getByTestId('line-120')).toBeOnTheScreen();
});

test.each([
  [-30, 0],
  [10, 0],
  [35, 0.25],
  [110, 1],
  [118, 1],
])('a touch at x = %d reports %d', async (x, part) => {
  const parts = await line();
  fireGestureHandler(getByGestureTestId('touch-along'), [{ x }]);
  expect(parts).toEqual([part]);
});

test('a drag reports every position it passes', async () => {
  const parts = await line();
  fireGestureHandler(getByGestureTestId('draw-along'), [{ x: 10 }, { x: 60 }, { x: 85 }]);
  expect(parts).toEqual(expect.arrayContaining([0.5, 0.75]));
});
