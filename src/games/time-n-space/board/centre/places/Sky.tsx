import { memo, useMemo } from 'react';
import { View } from 'react-native';
import { StarMap } from '../../map/StarMap';
import { useSeat } from '../HandContext';
import type { Rect } from '../../pieces/rect';

/** The star map in the middle of a centre, as a picture without touch targets. */
export const Sky = memo(function Sky({ width, height }: Pick<Rect, 'width' | 'height'>) {
  const { view, seat, clock, places } = useSeat('view', 'seat', 'clock', 'places');
  const size = useMemo(() => ({ width: width - 2, height: height - 2 }), [width, height]);
  return (
    <View aria-hidden pointerEvents="none">
      <StarMap view={view} seat={seat} clock={clock} places={places} size={size} compact />
    </View>
  );
});
