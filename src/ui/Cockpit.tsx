import { memo, type ReactNode } from 'react';
import { ScrollView, StyleSheet, useWindowDimensions, View, type ViewStyle } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import Svg, {
  Circle,
  Defs,
  Ellipse,
  LinearGradient,
  RadialGradient,
  Rect,
  Stop,
} from 'react-native-svg';
import { chances } from '@/kit/random';
import { Rim } from './Rim';
import { colors, RIM_BELOW, space } from './theme/tokens';
import { useSvgIds } from './useSvgIds';

type Props = {
  children: ReactNode;
  style?: ViewStyle;
  /** False for a board, which fits itself into the available space. */
  scroll?: boolean;
  /** Stays below the scrolling content. */
  foot?: ReactNode;
};

/** The background of every screen: stars above, the rim of a table in warm light below. */
export function Cockpit({ children, style, foot, scroll = true }: Props) {
  const edges = useSafeAreaInsets();
  const { height } = useWindowDimensions();
  const padding = {
    paddingTop: edges.top + space.m,
    paddingBottom: space.m + (foot ? 0 : edges.bottom + height * RIM_BELOW),
    paddingLeft: edges.left + space.m,
    paddingRight: edges.right + space.m,
  };
  return (
    <View role="main" style={styles.ground}>
      <Outlook />
      {scroll ? (
        <ScrollView
          contentContainerStyle={[styles.content, padding, style]}
          keyboardShouldPersistTaps="handled"
        >
          {children}
        </ScrollView>
      ) : (
        <View style={[styles.board, padding, style]}>{children}</View>
      )}
      {foot && <Foot>{foot}</Foot>}
    </View>
  );
}

function Foot({ children }: { children: ReactNode }) {
  const edges = useSafeAreaInsets();
  return (
    <View style={styles.foot}>
      <Rim />
      <View style={[styles.footed, { paddingBottom: edges.bottom + space.s + space.xs }]}>
        {children}
      </View>
    </View>
  );
}

/** Memoized, so that a hundred stars are not drawn again whenever the content changes. */
const Outlook = memo(function Outlook() {
  const { width, height } = useWindowDimensions();
  const [sky, rim, lamp] = useSvgIds('sky', 'rim', 'lamp');
  const table = { cx: width / 2, rx: width * 1.05, ry: width * 0.26 };
  return (
    <Svg aria-hidden width={width} height={height} style={StyleSheet.absoluteFill}>
      <Light sky={sky} rim={rim} lamp={lamp} />
      <Rect width={width} height={height} fill={`url(#${sky})`} />
      {STARS.map(({ x, y, r, glow }) => (
        <Circle
          key={x}
          cx={x * width}
          cy={y * height}
          r={r * (0.7 + height / 1800)}
          fill={colors.star}
          opacity={glow}
        />
      ))}
      <Ellipse {...table} cy={height * (1 - RIM_BELOW) + table.ry} fill={colors.space} />
      <Ellipse {...table} cy={height * (1 - RIM_BELOW) + table.ry} fill={`url(#${lamp})`} />
      <Ellipse
        {...table}
        cy={height * (1 - RIM_BELOW) + table.ry}
        fill="none"
        stroke={`url(#${rim})`}
        strokeWidth={2}
      />
    </Svg>
  );
});

type LightProps = { sky: string; rim: string; lamp: string };

const Light = ({ sky, rim, lamp }: LightProps) => (
  <Defs>
    <LinearGradient id={sky} x1="0" y1="0" x2="0" y2="1">
      <Stop offset="0.35" stopColor={colors.space} />
      <Stop offset="1" stopColor={colors.dusk} />
    </LinearGradient>
    <LinearGradient id={rim} x1="0" y1="0" x2="1" y2="0">
      <Stop offset="0.2" stopColor={colors.lamp} stopOpacity={0} />
      <Stop offset="0.5" stopColor={colors.lamp} />
      <Stop offset="0.8" stopColor={colors.lamp} stopOpacity={0} />
    </LinearGradient>
    <RadialGradient id={lamp} cx="0.5" cy="0" r="0.34">
      <Stop offset="0" stopColor={colors.lamp} stopOpacity={0.28} />
      <Stop offset="1" stopColor={colors.lamp} stopOpacity={0} />
    </RadialGradient>
  </Defs>
);

const next = chances(1976);
const STARS = Array.from({ length: 90 }, () => {
  const y = next();
  // Stars fade towards the lamp below, so that they do not disturb text there.
  return { x: next(), y, r: 0.4 + 1.1 * next() ** 3, glow: (1 - y) * (0.2 + 0.7 * next()) };
});

const styles = StyleSheet.create({
  ground: { flex: 1, backgroundColor: colors.space },
  content: { flexGrow: 1 },
  board: { flex: 1 },
  foot: { backgroundColor: colors.space },
  footed: { paddingTop: space.s + space.xs, paddingHorizontal: space.m, alignItems: 'center' },
});
