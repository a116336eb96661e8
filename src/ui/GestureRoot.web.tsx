/** In a browser gestures need no root view. This keeps their library out of the first bundle. */
export { View as GestureRoot } from 'react-native';
