import type { TablePlace, TableClock } from '@/games/board';
import type { Seat } from '@/kit/seat';
import type { View } from '../../rules/state';

export type MatProps = {
  readonly view: View;
  readonly seat: Seat;
  readonly places: readonly TablePlace[];
  readonly clock: TableClock;
  readonly width: number;
};

export type MatsProps = Omit<MatProps, 'seat' | 'width'>;
