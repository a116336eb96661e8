import { StyleSheet, View } from 'react-native';
import { colors } from '../theme/tokens';
import { WARM } from './warm';

/** The same glow as one DOM element instead of eight. */
export const Warmth = ({ size }: { readonly size: number }) => (
  <View style={[styles.warm, { width: size, height: size }]} />
);

const shine = (light: number): string =>
  colors.lamp +
  Math.round(light * 255)
    .toString(16)
    .padStart(2, '0');

const stops = WARM.map(([far, light]) => `${shine(light)} ${far * 100}%`);

const styles = StyleSheet.create({
  warm: {
    backgroundImage: `radial-gradient(circle closest-side, ${stops.join(', ')})`,
  },
});
