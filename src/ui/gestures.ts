import { Gesture } from 'react-native-gesture-handler';

/** Lower-case names, because these are factories and not components. */
export const { Pan: pan, Pinch: pinch, Tap: tap, Race: race, Simultaneous: simultaneous } = Gesture;
