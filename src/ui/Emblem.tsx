import { StyleSheet, View } from 'react-native';
import Svg, { Circle, Defs, G, Path, RadialGradient, Stop } from 'react-native-svg';
import { Hourglass } from './hourglass/Hourglass';
import { useRunningSand } from './hourglass/useRunningSand';
import { colors } from './theme/tokens';
import { useSvgIds } from './useSvgIds';

/** An hourglass with four seats in orbit around it, as players sit round a table. */
export function Emblem({ size }: { size: number }) {
  const pour = useRunningSand();
  return (
    <View aria-hidden style={[styles.emblem, { width: size, height: size }]}>
      <Orbit size={size} side="behind" />
      <Hourglass {...pour} height={size * 0.86} />
      <Orbit size={size} side="before" />
    </View>
  );
}

const RING = { x: 128, y: 36, tilt: -14 };
const PLANETS = [
  { side: 'behind', degrees: 222, radius: 9, color: colors.red },
  { side: 'behind', degrees: 318, radius: 7, color: colors.lightBlue },
  { side: 'before', degrees: 24, radius: 12, color: colors.purple },
  { side: 'before', degrees: 128, radius: 14, color: colors.green },
] as const;

function Orbit({ size, side }: { size: number; side: 'behind' | 'before' }) {
  const [halo, shade] = useSvgIds('halo', 'shade');
  const bow = side === 'before' ? 1 : 0;
  return (
    <Svg width={size} height={size} viewBox="-150 -150 300 300" style={StyleSheet.absoluteFill}>
      <Defs>
        <RadialGradient id={halo}>
          <Stop offset="0" stopColor={colors.lamp} stopOpacity={0.22} />
          <Stop offset="1" stopColor={colors.lamp} stopOpacity={0} />
        </RadialGradient>
        <RadialGradient id={shade} cx="0.32" cy="0.28" r="0.85">
          <Stop offset="0.3" stopColor={colors.space} stopOpacity={0} />
          <Stop offset="1" stopColor={colors.space} stopOpacity={0.75} />
        </RadialGradient>
      </Defs>
      {side === 'behind' && <Circle r={150} fill={`url(#${halo})`} />}
      <G rotation={RING.tilt}>
        <Path
          d={`M${-RING.x} 0A${RING.x} ${RING.y} 0 0 ${1 - bow} ${RING.x} 0`}
          fill="none"
          stroke={colors.brass}
          strokeOpacity={side === 'before' ? 0.9 : 0.4}
          strokeWidth={1.6}
        />
        {PLANETS.filter(planet => planet.side === side).map(planet => (
          <Planet key={planet.color} {...planet} shade={shade} />
        ))}
      </G>
    </Svg>
  );
}

type PlanetProps = (typeof PLANETS)[number] & { shade: string };

function Planet({ degrees, radius, color, shade }: PlanetProps) {
  const angle = (degrees * Math.PI) / 180;
  const place = { cx: RING.x * Math.cos(angle), cy: RING.y * Math.sin(angle), r: radius };
  return (
    <>
      <Circle {...place} fill={color} />
      <Circle {...place} fill={`url(#${shade})`} />
    </>
  );
}

const styles = StyleSheet.create({
  emblem: { alignItems: 'center', justifyContent: 'center' },
});
