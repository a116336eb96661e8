import { memo, useEffect } from 'react';
import { StyleSheet } from 'react-native';
import Animated, {
  Easing,
  useAnimatedStyle,
  useSharedValue,
  withTiming,
} from 'react-native-reanimated';
import Svg, { Circle, Ellipse, G, Path } from 'react-native-svg';
import type { Seat } from '@/kit/seat';
import { useStage } from './stage';
import { useComfort } from '@/ui/comfort';
import { durations } from '@/ui/theme/tokens';
import { FIGURE_FOOT, FIGURE_HEIGHT, FIGURE_WIDTH } from '../panorama/drawFigure';
import { AgentFigure } from '../panorama/AgentFigure';
import { useVignettes } from '../panorama/useFetched';
import { seatColour, seatOutline } from '../pieces/seats';
import { seatDeep } from '../signs/figureColours';
import { tints } from '../signs/station';
import { useWatched } from './WatchContext';

type Props = {
  readonly figure: Seat;
  /** Its feet, in dots. */
  readonly x: number;
  readonly y: number;
  readonly height: number;
  readonly lender: string;
};

/** An agent on the wall: cut out with a white edge, on a brass base with the emblem. */
export function FigureStand({ figure, x, y, height, lender }: Props) {
  const { px } = useStage();
  const { mission } = useWatched().view.options;
  const isDrawn = useVignettes(mission, 'lenders')?.[lender] !== undefined;
  const { still } = useComfort();
  const [left, top] = [useSharedValue(px(x)), useSharedValue(px(y))];
  const [toX, toY] = [px(x), px(y)];
  useEffect(() => {
    const pace = { duration: still ? 0 : durations.flight, easing: Easing.inOut(Easing.cubic) };
    left.set(withTiming(toX, pace));
    top.set(withTiming(toY, pace));
  }, [left, top, toX, toY, still]);
  const [footX, footY] = FIGURE_FOOT;
  const scale = height / FIGURE_HEIGHT;
  const style = useAnimatedStyle(() => ({
    transform: [
      { translateX: left.get() - px(footX * scale) },
      { translateY: top.get() - px(footY * scale) },
    ],
  }));
  return (
    <Animated.View aria-hidden testID={`figure-${figure}`} style={[styles.figure, style]}>
      {isDrawn ? (
        <AgentFigure {...{ mission, lender }} seat={figure} height={px(height)} />
      ) : (
        <FigureShape figure={figure} width={px(FIGURE_WIDTH * scale)} height={px(height)} />
      )}
    </Animated.View>
  );
}

type ShapeProps = { readonly figure: Seat; readonly width: number; readonly height: number };

/** For a lender without a drawing. */
const FigureShape = memo(function FigureShape({ figure, width, height }: ShapeProps) {
  const colour = seatColour(figure);
  const deep = seatDeep(figure);
  return (
    <Svg width={width} height={height} viewBox="2.4 4 62 100">
      <Ellipse cx={31} cy={91} rx={27} ry={7.5} fill={tints.brassShade} />
      <Ellipse cx={31} cy={89} rx={27} ry={7.5} fill={tints.brass} />
      <Ellipse cx={31} cy={88.4} rx={22} ry={5.4} fill={colour} />
      <G stroke="#FFFFFF" strokeWidth={5.2} strokeLinejoin="round" fill="#FFFFFF">
        <Path d={BODY} />
        <Circle cx={31} cy={17} r={9} />
      </G>
      <Path d={BODY} fill={colour} stroke={deep} strokeWidth={1.4} strokeLinejoin="round" />
      <Path
        d="M31 30V62M24 40L20 60M38 40L42 60"
        stroke={deep}
        strokeOpacity={0.5}
        strokeWidth={1.1}
        fill="none"
      />
      <Path d="M25 27L31 34L37 27" fill="#FFF6E6" stroke={deep} strokeWidth={1} />
      <Circle cx={31} cy={17} r={9} fill="#FFF0DC" stroke={deep} strokeWidth={1.4} />
      <Path d="M21 14C22 5 40 5 41 14C36 11 26 11 21 14Z" fill={deep} />
      <Circle cx={28} cy={18} r={1} fill={deep} />
      <Circle cx={34} cy={18} r={1} fill={deep} />
      <Path
        d="M28.6 21.6C30 22.8 32 22.8 33.4 21.6"
        stroke={deep}
        strokeWidth={0.9}
        fill="none"
        strokeLinecap="round"
      />
      <Circle cx={31} cy={92} r={6.6} fill="#FFFDF7" stroke={tints.brass} strokeWidth={1} />
      <Path d={seatOutline(figure)} fill={colour} transform="translate(31 92) scale(0.36)" />
    </Svg>
  );
});

const BODY =
  'M24 27C16 29 13 38 12 50C11.6 54 16 55 17 51L19 42L18 64L16 70L22 72L23 87H29L30 72H32L33 87H39L40 72L46 70L44 64L43 42L45 51C46 55 50.4 54 50 50C49 38 46 29 38 27Z';

const styles = StyleSheet.create({
  figure: { position: 'absolute', left: 0, top: 0, pointerEvents: 'none' },
});
