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

/** An invisible button over a drawn card, for fingers, keyboards and screen readers. */
export const CardTouch = ({ name, left, top, size, testID, onPress }: Props) => (
  <Press
    name={name}
    onPress={onPress}
    testID={testID}
    style={[styles.touch, size, { left, top, borderRadius: size.width / 10 }]}
  />
);

const styles = StyleSheet.create({ touch: { position: 'absolute' } });
