import { StyleSheet, View } from 'react-native';
import { useStage } from './stage';
import { tints } from '../signs/station';
import { PlateView } from './PlateView';
import type { CardPlate } from './plates';
import { sceneryOf } from './scenery';
import { useWatched } from './WatchContext';
import { pictureBox, WALL } from './wallSpots';

type Props = { readonly plates: readonly CardPlate[] };

/** Under each picture a plate with what is public of its card. */
export function RailRow({ plates }: Props) {
  const { px } = useStage();
  const { view, width, sizes } = useWatched();
  const scale = width / WALL.width;
  const { slots } = sceneryOf(view);
  const margin = sizes.plate * 0.22;
  return (
    <View style={[styles.rail, { height: px(sizes.plate * 1.24) }]}>
      {plates.map(plate => {
        const box = pictureBox(slots, plate.slot);
        return (
          <View
            key={plate.slot}
            style={{
              position: 'absolute',
              top: px(sizes.plate * 0.12),
              left: px(box.x * scale + margin),
              width: px(box.width * scale - 2 * margin),
              height: px(sizes.plate),
            }}
          >
            <PlateView plate={plate} width={box.width * scale - 2 * margin} />
          </View>
        );
      })}
    </View>
  );
}

const styles = StyleSheet.create({
  rail: { backgroundColor: tints.shade, borderTopWidth: 3, borderTopColor: tints.brass },
});
