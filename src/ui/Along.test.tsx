import 'react-native-gesture-handler/jestSetup';
import { act, fireEvent, render, screen } from '@testing-library/react-native';
import { View } from 'react-native';
import { GestureHandlerRootView } from 'react-native-gesture-handler';
import { fireGestureHandler, getByGestureTestId } from 'react-native-gesture-handler/jest-utils';
import { Along } from './Along';

/** A line of 100 in a box of 120. */
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
  await act(async () => {}); // a gesture learns of it a moment later
  return parts;
}

test('what lies on it is drawn anew when it is known how wide it is', async () => {
  await line();
  expect(screen.getByTestId('line-120')).toBeOnTheScreen();
});

test.each([
  [-30, 0],
  [10, 0],
  [35, 0.25],
  [110, 1],
  [118, 1],
])('touched at %d it tells %d', async (x, part) => {
  const parts = await line();
  fireGestureHandler(getByGestureTestId('touch-along'), [{ x }]);
  expect(parts).toEqual([part]);
});

test('a finger that is drawn along it tells every place', async () => {
  const parts = await line();
  fireGestureHandler(getByGestureTestId('draw-along'), [{ x: 10 }, { x: 60 }, { x: 85 }]);
  expect(parts).toEqual(expect.arrayContaining([0.5, 0.75]));
});
