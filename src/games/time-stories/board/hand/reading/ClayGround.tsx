import { StyleSheet } from 'react-native';
import Svg, { Defs, LinearGradient, Path, Pattern, Rect, Stop } from 'react-native-svg';
import { useSvgIds } from '@/ui/useSvgIds';
import { clay } from '../../pieces/palette';

/** The back of a tile: unglazed, warm and ridged. */
export function ClayGround() {
  const [fade, ridge] = useSvgIds('fade', 'ridge');
  return (
    <Svg aria-hidden style={StyleSheet.absoluteFill} width="100%" height="100%">
      <Defs>
        <LinearGradient id={fade} x1="0" y1="0" x2="0.4" y2="1">
          <Stop offset="0" stopColor={clay.face} />
          <Stop offset="1" stopColor={clay.mid} />
        </LinearGradient>
        <Pattern id={ridge} width={60} height={12} patternUnits="userSpaceOnUse">
          <Path
            d="M0 6Q15 4.6 30 6T60 6"
            stroke={clay.deep}
            strokeOpacity={0.35}
            strokeWidth={1.4}
            fill="none"
          />
        </Pattern>
      </Defs>
      <Rect width="100%" height="100%" fill={`url(#${fade})`} />
      <Rect width="100%" height="100%" fill={`url(#${ridge})`} />
    </Svg>
  );
}
