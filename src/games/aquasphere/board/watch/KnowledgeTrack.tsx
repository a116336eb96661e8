import { memo } from 'react';
import { View } from 'react-native';
import Svg from 'react-native-svg';
import type { Seat } from '@/kit/seat';
import type { Seen } from '../../rules/state';
import { useStage } from './stage';
import { TrackCounters } from './TrackCounters';
import { TrackRim } from './TrackRim';

type Props = {
  readonly view: Seen;
  readonly width: number;
  readonly height: number;
  /** Points that differ from those of the view, while counters are still to move. */
  readonly points?: Readonly<Record<Seat, number>>;
};

/** A rim of light: the knowledge track round the whole screen. */
export function KnowledgeTrack({ view, width, height, points }: Props) {
  const { px } = useStage();
  const box = { width, height };
  return (
    <View style={{ width: px(width), height: px(height) }}>
      <Fields width={width} height={height} />
      <TrackCounters {...{ view, points, box }} scale={px(1)} />
    </View>
  );
}

/** They never change. */
const Fields = memo(function Fields({ width, height }: Pick<Props, 'width' | 'height'>) {
  const { px } = useStage();
  return (
    <Svg aria-hidden width={px(width)} height={px(height)} viewBox={`0 0 ${width} ${height}`}>
      <TrackRim box={{ width, height }} />
    </Svg>
  );
});
