import { StyleSheet } from 'react-native';
import Svg, { Circle, Defs, LinearGradient, Path, Pattern, Rect, Stop } from 'react-native-svg';
import { useSvgIds } from '../useSvgIds';

const FOLD = 120;
const RINGS = Array.from({ length: 16 }, (_, n) => n);

/** White sailcloth in folds, hung by rings from a rod of brass. */
export function Sailcloth() {
  const [fold, folds, rod] = useSvgIds('fold', 'folds', 'rod');
  return (
    <Svg aria-hidden style={StyleSheet.absoluteFill} width="100%" height="100%">
      <Defs>
        <LinearGradient id={fold} x1="0" y1="0" x2="1" y2="0">
          <Stop offset="0" stopColor="#F4F5F3" />
          <Stop offset="0.42" stopColor="#FFFFFF" />
          <Stop offset="0.66" stopColor="#DCE4EF" />
          <Stop offset="0.76" stopColor="#C2CFE2" />
          <Stop offset="0.86" stopColor="#EDF0F2" />
          <Stop offset="1" stopColor="#F4F5F3" />
        </LinearGradient>
        <LinearGradient id={rod} x1="0" y1="0" x2="0" y2="1">
          <Stop offset="0" stopColor="#FFE3AE" />
          <Stop offset="0.5" stopColor="#D9A45B" />
          <Stop offset="1" stopColor="#7A4F28" />
        </LinearGradient>
        <Pattern id={folds} width={FOLD} height={400} patternUnits="userSpaceOnUse">
          <Rect width={FOLD} height={400} fill={`url(#${fold})`} />
          <Path d={`M${FOLD / 2} 0V400`} stroke="#9AA9C4" strokeWidth={1} strokeDasharray="7 6" />
        </Pattern>
      </Defs>
      <Rect y={26} width="100%" height="100%" fill={`url(#${folds})`} />
      <Rect width="100%" height={14} fill={`url(#${rod})`} />
      {RINGS.map(ring => (
        <Circle
          key={ring}
          cx={ring * FOLD + FOLD / 4}
          cy={34}
          r={9}
          fill="#12357A"
          stroke="#D9A45B"
          strokeWidth={5}
        />
      ))}
    </Svg>
  );
}
