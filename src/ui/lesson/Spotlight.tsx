import { type ReactNode, useRef, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg, { Path } from 'react-native-svg';
import { useStore } from 'zustand';
import type { Readable } from '@/kit/readable';
import { Glow } from '../light/Glow';
import { type ScreenBox, BUBBLE_EDGE, BUBBLE_GAP, bubblePlace } from './bubblePlace';
import { litBox, type LightState } from './light';
import { colors, radius } from '../theme/tokens';

type Props = {
  readonly light: Readable<LightState>;
  /** Everything but the thing gets dark. */
  readonly dims: boolean;
  /** What the bubble holds; null: there is none. */
  readonly children: ReactNode;
};

/** Light on one thing, and a bubble that points at it. Everything below can still be touched. */
export function Spotlight({ light, dims, children }: Props) {
  const ground = useRef<View>(null);
  const [screen, setScreen] = useState<ScreenBox>({ x: 0, y: 0, width: 0, height: 0 });
  const box = useStore(light, litBox);
  const measure = () =>
    ground.current?.measureInWindow((x, y, width, height) => setScreen({ x, y, width, height }));
  const thing = box && shownOn(screen, { ...box, x: box.x - screen.x, y: box.y - screen.y });
  return (
    <View
      ref={ground}
      collapsable={false}
      pointerEvents="box-none"
      onLayout={measure}
      style={[StyleSheet.absoluteFill, styles.whole]}
      testID="spotlight"
    >
      {dims && screen.width > 0 && <Dark screen={screen} thing={thing} />}
      {thing && <Ring thing={thing} />}
      {children !== null && (
        <Bubble screen={screen} thing={thing}>
          {children}
        </Bubble>
      )}
    </View>
  );
}

/** The part of the thing that is not scrolled away; null: none of it. */
function shownOn({ width, height }: ScreenBox, thing: ScreenBox): ScreenBox | null {
  const [left, top] = [Math.max(0, thing.x), Math.max(0, thing.y)];
  const right = Math.min(width, thing.x + thing.width);
  const bottom = Math.min(height, thing.y + thing.height);
  return right > left && bottom > top
    ? { x: left, y: top, width: right - left, height: bottom - top }
    : null;
}

type PlaceProps = { readonly screen: ScreenBox; readonly thing: ScreenBox | null };

const AROUND = 4;

function Dark({ screen, thing }: PlaceProps) {
  const all = `M0 0H${screen.width}V${screen.height}H0Z`;
  return (
    <Svg
      aria-hidden
      pointerEvents="none"
      width={screen.width}
      height={screen.height}
      style={StyleSheet.absoluteFill}
    >
      <Path
        d={thing ? all + holeAround(thing) : all}
        fill={colors.space}
        fillOpacity={0.66}
        fillRule="evenodd"
      />
    </Svg>
  );
}

function holeAround({ x, y, width, height }: ScreenBox): string {
  const [wide, high] = [width + 2 * AROUND, height + 2 * AROUND];
  const r = Math.min(radius.m + AROUND, wide / 2, high / 2);
  const [h, v] = [wide - 2 * r, high - 2 * r];
  const arc = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  return `M${x - AROUND + r} ${y - AROUND}h${h}${arc(r, r)}v${v}${arc(-r, r)}h${-h}${arc(-r, -r)}v${-v}${arc(r, -r)}Z`;
}

const Ring = ({ thing }: { readonly thing: ScreenBox }) => (
  <View
    aria-hidden
    pointerEvents="none"
    style={[styles.ring, { left: thing.x, top: thing.y, width: thing.width, height: thing.height }]}
  >
    <Glow />
  </View>
);

const MOST_WIDE = 340;

function Bubble({ screen, thing, children }: PlaceProps & { readonly children: ReactNode }) {
  const [height, setHeight] = useState(0);
  const width = Math.min(MOST_WIDE, screen.width - 2 * BUBBLE_EDGE);
  const { left, top, tail } = bubblePlace(screen, { width, height }, thing);
  return (
    <View
      style={[styles.bubble, { left, top, width }, height === 0 && styles.unmeasured]}
      onLayout={({ nativeEvent }) => setHeight(nativeEvent.layout.height)}
      testID="bubble"
    >
      {tail && <Tail {...tail} />}
      {children}
    </View>
  );
}

const TAIL = 22;

const Tail = ({ on, x }: { readonly on: 'top' | 'bottom'; readonly x: number }) => (
  <Svg
    aria-hidden
    width={TAIL}
    height={BUBBLE_GAP - 3}
    viewBox="0 0 22 13"
    style={[styles.tail, { left: x - TAIL / 2 }, on === 'top' ? styles.onTop : styles.atBottom]}
  >
    <Path d={on === 'top' ? 'M0 13L11 0L22 13Z' : 'M0 0L11 13L22 0Z'} fill={colors.paper} />
  </Svg>
);

const styles = StyleSheet.create({
  whole: { zIndex: 5 },
  ring: { position: 'absolute' },
  bubble: {
    position: 'absolute',
    borderRadius: radius.l,
    backgroundColor: colors.paper,
    boxShadow: '0 6px 24px rgba(0, 0, 0, 0.5)',
  },
  unmeasured: { opacity: 0 },
  tail: { position: 'absolute' },
  onTop: { top: 4 - BUBBLE_GAP },
  atBottom: { bottom: 4 - BUBBLE_GAP },
});
