import { act, fireEvent, render, screen } from '@testing-library/react-native';
import { TestPhone } from '../testing/TestPhone';
import { Curtain } from './Curtain';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function hung() {
  const lifted = jest.fn();
  render(
    <TestPhone>
      <Curtain
        title="For Bo alone"
        hint="The others look away."
        hold="Hold to lift the cloth"
        mark={null}
        onLift={lifted}
      />
    </TestPhone>,
  );
  return lifted;
}
const button = () => screen.getByTestId('lift-curtain');
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

test('held long enough, the cloth lifts', () => {
  const lifted = hung();
  fireEvent(button(), 'pressIn');
  wait(599);
  expect(lifted).not.toHaveBeenCalled();
  wait(1);
  expect(lifted).toHaveBeenCalledTimes(1);
});

test('let go before, it drops, and has to be held from the beginning', () => {
  const lifted = hung();
  fireEvent(button(), 'pressIn');
  wait(500);
  fireEvent(button(), 'pressOut');
  wait(1_000);
  fireEvent(button(), 'pressIn');
  wait(500);
  expect(lifted).not.toHaveBeenCalled();
});

test('a short tap lifts nothing, but a click without a finger does', () => {
  const lifted = hung();
  fireEvent(button(), 'press', { nativeEvent: { detail: 1 } });
  expect(lifted).not.toHaveBeenCalled();
  fireEvent(button(), 'press', { nativeEvent: { detail: 0 } });
  expect(lifted).toHaveBeenCalledTimes(1);
});

test('a screen reader lifts it by its usual action', () => {
  const lifted = hung();
  fireEvent(button(), 'accessibilityAction', { nativeEvent: { actionName: 'activate' } });
  expect(lifted).toHaveBeenCalledTimes(1);
});

test('a cloth that is taken away in the meantime lifts nothing', () => {
  const lifted = hung();
  fireEvent(button(), 'pressIn');
  screen.unmount();
  wait(1_000);
  expect(lifted).not.toHaveBeenCalled();
});
