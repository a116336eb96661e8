import type { EventFeed } from '@/games/board';
import type { Seat } from '@/kit/seat';
import { Flying } from '@/ui/moving/Flying';
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
      <CounterFlying
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

function CounterFlying({ from, to, bend, order, owner }: FlyingProps) {
  const { px } = useStage();
  const size = px(59);
  const curve = bow(from, to, bend);
  const way = Array.from({ length: SAMPLES + 1 }, (_, n) => poseOn(curve, n / SAMPLES));
  return (
    <Flying {...{ way, size }} ms={FLIGHT_MS} swell={0.86} fades={0.2} testID="earned">
      <Counter order={order} seat={owner} size={size} />
    </Flying>
  );
}

/** So many straight pieces look like the curve. */
const SAMPLES = 16;
