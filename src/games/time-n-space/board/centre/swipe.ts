import { scheduleOnRN } from 'react-native-worklets';
import { pan } from '@/ui/gestures';

const SWIPE = 24; // points before it is one, and no tap and no scrolling
const FAR = 64;
const FAST = 600;

/** To the left the next page comes, to the right the one before. */
export const swipeOf = (go: (by: 1 | -1) => void) =>
  pan()
    .activeOffsetX([-SWIPE, SWIPE])
    .failOffsetY([-SWIPE, SWIPE])
    .onEnd(({ translationX, velocityX }) => {
      'worklet';
      if (translationX < -FAR || velocityX < -FAST) scheduleOnRN(go, 1);
      else if (translationX > FAR || velocityX > FAST) scheduleOnRN(go, -1);
    });
