import { StyleSheet } from 'react-native';
import { Press } from '@/ui/Press';
import type { Size } from './ribbonLayout';

type Props = {
  readonly name: string;
  readonly left: number;
  readonly top: number;
  readonly size: Size;
  readonly testID: string;
  onPress(): void;
};

/** Over a card that is drawn below: the finger, the keyboard and the ear find it here. */
export const CardTouch = ({ name, left, top, size, testID, onPress }: Props) => (
  <Press
    name={name}
    onPress={onPress}
    testID={testID}
    style={[styles.touch, size, { left, top, borderRadius: size.width / 10 }]}
  />
);

const styles = StyleSheet.create({ touch: { position: 'absolute' } });
