import type { TableClock } from '@/games/board';
import { of, type Seat } from '@/kit/seat';
import { TimedGlass } from '@/ui/hourglass/TimedGlass';
import { glassMs } from '../../rules/hourglass';
import type { GlassId, Seen } from '../../rules/state';
import { seatColour } from '../pieces/colours';

export type MatGlassProps = {
  readonly view: Seen;
  readonly seat: Seat;
  readonly glass: GlassId;
  readonly clock: TableClock;
  readonly height: number;
};

/** Another player's hourglass, with its sand. */
export const MatGlass = ({ view, seat, glass, clock, height }: MatGlassProps) => (
  <TimedGlass
    until={of(view.glasses, seat)[glass]?.until ?? null}
    full={glassMs(view.options, seat)}
    clock={clock}
    height={height}
    tint={seatColour(seat)}
  />
);
