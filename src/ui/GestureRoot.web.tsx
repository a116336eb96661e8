/** In a browser gestures need nothing around them, so their library is fetched with the boards. */
export { View as GestureRoot } from 'react-native';
