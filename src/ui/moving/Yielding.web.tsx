import { Pressable, StyleSheet } from 'react-native';
import { useComfort } from '../comfort';
import { durations } from '../theme/tokens';
import type { YieldingProps } from './yieldingProps';

/** The web version leaves the movement to a CSS transition, which runs no script and draws less. */
export function Yielding({ style, ...rest }: YieldingProps) {
  const { still } = useComfort();
  return (
    <Pressable
      {...rest}
      style={({ pressed }) => [style, !still && styles.moves, pressed && !still && styles.down]}
    />
  );
}

const styles = StyleSheet.create({
  moves: {
    transitionProperty: 'opacity, transform',
    transitionDuration: `${durations.press}ms`,
  },
  down: { opacity: 0.85, transform: [{ scale: 0.97 }] },
});
