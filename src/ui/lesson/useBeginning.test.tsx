import { renderHook } from '@testing-library/react-native';
import type { Seat } from '@/kit/seat';
import { useBeginning } from './useBeginning';

const [red, green] = ['red', 'green'] as [Seat, Seat];
const VIEW = { seats: [red, green] };
/** Green becomes ready first, then red. */
const COURSE = { begins: () => ({ type: 'ready' }) };

/** A table that refuses everything while it is paused. */
function learner(running: boolean) {
  const asked: Seat[] = [];
  const actFor = (seat: Seat) => void asked.push(seat);
  const hand = (isRunning: boolean) => {
    const clock = { now: () => 0, running: isRunning, speed: 1 };
    return { view: VIEW, seat: red, act: () => undefined, clock };
  };
  const { rerender } = renderHook(
    (props: { isRunning: boolean }) =>
      useBeginning({ hand: hand(props.isRunning), course: COURSE, actFor }),
    { initialProps: { isRunning: running } },
  );
  return { asked, goesOn: () => rerender({ isRunning: true }) };
}

test('the others become ready at once', () => {
  expect(learner(true).asked).toEqual([green]);
});

test('a lesson that is paused during its setup continues it afterwards', () => {
  const { asked, goesOn } = learner(false);
  expect(asked).toEqual([]);
  goesOn();
  expect(asked).toEqual([green]);
});
