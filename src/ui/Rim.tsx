import { StyleSheet, View } from 'react-native';
import Svg, { Defs, LinearGradient, Rect, Stop } from 'react-native-svg';
import { colors } from './theme/tokens';
import { useSvgIds } from './useSvgIds';

/** The lit upper edge of a panel, like the rim of the table. */
export function Rim() {
  const [rim] = useSvgIds('rim');
  return (
    <View aria-hidden pointerEvents="none" style={styles.rim}>
      <Svg width="100%" height={2}>
        <Defs>
          <LinearGradient id={rim} x1="0" y1="0" x2="1" y2="0">
            <Stop offset="0" stopColor={colors.line} />
            <Stop offset="0.5" stopColor={colors.lamp} />
            <Stop offset="1" stopColor={colors.line} />
          </LinearGradient>
        </Defs>
        <Rect width="100%" height={2} fill={`url(#${rim})`} />
      </Svg>
    </View>
  );
}

const styles = StyleSheet.create({
  rim: { position: 'absolute', top: 0, left: 0, right: 0, height: 2 },
});
