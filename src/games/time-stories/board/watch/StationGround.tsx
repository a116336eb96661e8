import { memo } from 'react';
import { StyleSheet } from 'react-native';
import Svg, { Defs, LinearGradient, Rect, Stop } from 'react-native-svg';
import { useSvgIds } from '@/ui/useSvgIds';
import { tints } from '../signs/station';

/** The white of the station, a little darker towards the floor. */
export const StationGround = memo(function StationGround() {
  const [wall] = useSvgIds('wall');
  return (
    <Svg
      aria-hidden
      style={StyleSheet.absoluteFill}
      width="100%"
      height="100%"
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
    >
      <Defs>
        <LinearGradient id={wall} x1="0" y1="0" x2="0" y2="1">
          <Stop offset="0" stopColor={tints.light} />
          <Stop offset="0.55" stopColor="#F7F2E6" />
          <Stop offset="1" stopColor={tints.shade} />
        </LinearGradient>
      </Defs>
      <Rect width={100} height={100} fill={`url(#${wall})`} />
    </Svg>
  );
});
