import { Gesture } from 'react-native-gesture-handler';

/** In small letters, for they are no components. */
export const { Pan: pan, Tap: tap, Race: race } = Gesture;
