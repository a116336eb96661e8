import { View } from 'react-native';
export const Replay = (_: object) => <View />;
