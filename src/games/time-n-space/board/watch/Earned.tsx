import { useEffect } from 'react';
import { StyleSheet } from 'react-native';
import Animated, {
  Easing,
  useAnimatedStyle,
  useSharedValue,
  withTiming,
} from 'react-native-reanimated';
import type { EventFeed } from '@/games/board';
import type { Seat } from '@/kit/seat';
import type { GameEvent } from '../../rules/actions';
import type { View as Seen } from '../../rules/state';
import { bow, type Point, poseOn } from '../map/curve';
import { chart, spotOf } from '../map/geometry';
import { Counter } from '../pieces/Counter';
import { useFlying } from '../useFlying';
import { type Earning, earnings } from './earnings';
import type { Rect } from '../pieces/rect';
import { useStage } from './stage';

type Props = {
  readonly view: Seen;
  readonly events: EventFeed<Seen, GameEvent>;
  readonly map: Rect;
  readonly panelOf: (seat: Seat) => Rect | undefined;
};

const FLIGHT_MS = 1_500;

/** Flies counters from a planet to the panel of the player who earned them. */
export function Earned({ view, events, map, panelOf }: Props) {
  const flown = useFlying(events, earnings, FLIGHT_MS);
  const size = { width: map.width, height: map.height };
  const frame = { seats: view.seats, innerLinks: false, size, facing: null, compact: false };
  const { spots } = chart(frame);
  return flown.map(({ id, flight: { seat, owner, order } }, n) => {
    const spot = spotOf(spots, owner);
    const panel = panelOf(seat) ?? map;
    return (
      <Flying
        key={id}
        from={{ x: map.x + spot.x, y: map.y + spot.y }}
        to={{ x: panel.x + panel.width / 2, y: panel.y + panel.height / 2 }}
        bend={0.16 + 0.06 * n}
        order={order}
        owner={owner}
      />
    );
  });
}

type FlyingProps = Omit<Earning, 'seat'> & {
  readonly from: Point;
  readonly to: Point;
  readonly bend: number;
};

function Flying({ from, to, bend, order, owner }: FlyingProps) {
  const { px } = useStage();
  const size = px(84);
  const share = useSharedValue(0);
  useEffect(() => {
    share.set(withTiming(1, { duration: FLIGHT_MS, easing: Easing.inOut(Easing.cubic) }));
  }, [share]);
  const curve = bow(from, to, bend);
  const moved = useAnimatedStyle(() => {
    const { x, y } = poseOn(curve, share.get());
    const high = Math.sin(Math.PI * share.get());
    return {
      opacity: Math.min(1, 5 * (1 - share.get())),
      transform: [
        { translateX: x - size / 2 },
        { translateY: y - size / 2 },
        { scale: 0.7 + 0.6 * high },
      ],
    };
  });
  return (
    <Animated.View aria-hidden style={[styles.flying, moved]} testID="earned">
      <Counter order={order} seat={owner} size={size} />
    </Animated.View>
  );
}

const styles = StyleSheet.create({
  flying: { position: 'absolute', left: 0, top: 0, pointerEvents: 'none' },
});
