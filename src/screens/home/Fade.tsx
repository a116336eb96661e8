import { StyleSheet } from 'react-native';
import Svg, { Defs, LinearGradient, Rect, Stop } from 'react-native-svg';
import { colors } from '@/ui/theme/tokens';
import { useSvgIds } from '@/ui/useSvgIds';

/** Lets the lower edge of a picture go over into the panel below it. */
export function Fade({ width, height }: { width: number; height: number }) {
  const [fade] = useSvgIds('fade');
  return (
    <Svg aria-hidden {...{ width, height }} style={styles.fade}>
      <Defs>
        <LinearGradient id={fade} x1="0" y1="0" x2="0" y2="1">
          <Stop offset="0" stopColor={colors.panel} stopOpacity={0} />
          <Stop offset="1" stopColor={colors.panel} />
        </LinearGradient>
      </Defs>
      <Rect {...{ width, height }} fill={`url(#${fade})`} />
    </Svg>
  );
}

const styles = StyleSheet.create({ fade: { position: 'absolute', left: 0, bottom: 0 } });
