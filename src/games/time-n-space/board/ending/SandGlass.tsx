import { useEffect } from 'react';
import Animated, {
  Easing,
  type SharedValue,
  useAnimatedProps,
  useSharedValue,
  withDelay,
  withSequence,
  withTiming,
} from 'react-native-reanimated';
import Svg, { ClipPath, Defs, Ellipse, G, Path, Rect } from 'react-native-svg';
import { useComfort } from '@/ui/comfort';
import { halfWidth, inside, outline, REACH } from '@/ui/hourglass/glass';
import { lean, sandPath } from '@/ui/hourglass/sand';
import { colors } from '@/ui/theme/tokens';
import { useSvgIds } from '@/ui/useSvgIds';
import { GOODS, type Good } from '../../rules/components';
import { goodColour } from '../pieces/colours';
import { STEP_MS } from './useCounting';

const AnimatedPath = Animated.createAnimatedComponent(Path);

/** The lower half of an hourglass, open at the top: the neck is at 0. */
export const GLASS = { left: -54, top: -46, width: 108, height: 164 } as const;
const POUR_MS = STEP_MS * 0.8;
const UPRIGHT = lean(0);
const MOUTH = -40;
const RIM = halfWidth(-MOUTH / REACH);
const FULL = 1.3; // the fullest glass holds more than a real hourglass would

type Props = {
  /** How high each colour reaches, as a share of the fullest glass. */
  readonly levels: readonly number[];
  readonly height: number;
  readonly best: boolean;
};

/** A player's points, poured in layer upon layer. */
export function SandGlass({ levels, height, best }: Props) {
  const [bulb, open] = useSvgIds('scored', 'open');
  const stream = useStream(levels[levels.length - 1] ?? 0);
  return (
    <Svg
      aria-hidden
      width={(height * GLASS.width) / GLASS.height}
      height={height}
      viewBox={`${GLASS.left} ${GLASS.top} ${GLASS.width} ${GLASS.height}`}
    >
      <Defs>
        <ClipPath id={bulb}>
          <Path d={inside('lower')} />
        </ClipPath>
        <ClipPath id={open}>
          <Rect x={GLASS.left} y={MOUTH} width={GLASS.width} height={GLASS.height} />
        </ClipPath>
      </Defs>
      <Path d={outline()} fill={colors.glass} fillOpacity={0.09} clipPath={`url(#${open})`} />
      <AnimatedPath animatedProps={stream} d="M0 -46V95" stroke={colors.sand} strokeWidth={2.6} />
      <G clipPath={`url(#${bulb})`}>
        {[...GOODS.entries()].reverse().map(([n, good]) => (
          <Stratum key={good} good={good} level={levels[n] ?? 0} />
        ))}
      </G>
      <Walls best={best} open={open} />
    </Svg>
  );
}

/** Each layer reaches down to the bottom, and higher layers are drawn behind lower ones. */
function Stratum({ good, level }: { readonly good: Good; readonly level: number }) {
  const height = usePoured(level);
  const shape = useAnimatedProps(() => ({ d: sandPath('lower', FULL * height.get(), UPRIGHT) }));
  return (
    <AnimatedPath
      animatedProps={shape}
      fill={goodColour(good)}
      stroke={colors.space}
      strokeOpacity={0.7}
      strokeWidth={1.6}
    />
  );
}

function usePoured(level: number): SharedValue<number> {
  const { still } = useComfort();
  const height = useSharedValue(still ? level : 0);
  useEffect(() => {
    const pouring = { duration: POUR_MS, easing: Easing.inOut(Easing.quad) };
    height.set(still ? level : withTiming(level, pouring));
  }, [height, level, still]);
  return height;
}

/** The stream runs only while sand is being added. */
function useStream(level: number) {
  const { still } = useComfort();
  const flow = useSharedValue(0);
  useEffect(() => {
    if (still || level === 0) return;
    const start = withTiming(1, { duration: POUR_MS / 10 });
    const end = withDelay(POUR_MS * 0.7, withTiming(0, { duration: POUR_MS / 5 }));
    flow.set(withSequence(start, end));
  }, [flow, level, still]);
  return useAnimatedProps(() => ({ opacity: flow.get() }));
}

const Walls = ({ best, open }: { readonly best: boolean; readonly open: string }) => (
  <>
    <Path
      d={outline()}
      fill="none"
      stroke={colors.glass}
      strokeOpacity={best ? 0.95 : 0.6}
      strokeWidth={2.2}
      clipPath={`url(#${open})`}
    />
    <Ellipse
      cy={MOUTH}
      rx={RIM + 1}
      ry={5}
      fill="none"
      stroke={best ? colors.brassLight : colors.brass}
      strokeWidth={2.4}
    />
    <Path
      d="M36 74Q37 54 26 39"
      fill="none"
      stroke={colors.glass}
      strokeOpacity={0.5}
      strokeWidth={3.5}
      strokeLinecap="round"
    />
    <Rect
      x={-50}
      y={98}
      width={100}
      height={14}
      rx={6}
      fill={best ? colors.brass : colors.brassShade}
      stroke={best ? colors.brassLight : colors.brass}
      strokeWidth={1.6}
    />
  </>
);
