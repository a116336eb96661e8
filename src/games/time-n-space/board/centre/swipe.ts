import { scheduleOnRN } from 'react-native-worklets';
import { pan } from '@/ui/gestures';

const SWIPE = 24; // points a finger must travel before it is a swipe and not a tap or a scroll
const FAR = 64;
const FAST = 600;

/** Swiping left shows the next page, swiping right the previous one. */
export const swipeOf = (go: (by: 1 | -1) => void) =>
  pan()
    .activeOffsetX([-SWIPE, SWIPE])
    .failOffsetY([-SWIPE, SWIPE])
    .onEnd(({ translationX, velocityX }) => {
      'worklet';
      if (translationX < -FAR || velocityX < -FAST) scheduleOnRN(go, 1);
      else if (translationX > FAR || velocityX > FAST) scheduleOnRN(go, -1);
    });
