import { GestureHandlerRootView } from 'react-native-gesture-handler';

export { GestureHandlerRootView as GestureRoot };
