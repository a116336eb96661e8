import { memo } from 'react';
import Svg from 'react-native-svg';
import type { Seat } from '@/kit/seat';
import type { Seen } from '../../rules/state';
import { useStage } from './stage';
import { TrackRim } from './TrackRim';

type Props = {
  readonly view: Seen;
  readonly width: number;
  readonly height: number;
  /** Points that differ from those of the view, while counters are still to move. */
  readonly points?: Readonly<Record<Seat, number>>;
};

/** A rim of light: the knowledge track round the whole screen. */
export const KnowledgeTrack = memo(function KnowledgeTrack({ width, height, ...rest }: Props) {
  const { px } = useStage();
  return (
    <Svg aria-hidden width={px(width)} height={px(height)} viewBox={`0 0 ${width} ${height}`}>
      <TrackRim {...rest} box={{ width, height }} />
    </Svg>
  );
});
