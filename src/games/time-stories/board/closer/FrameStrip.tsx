import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { Press } from '@/ui/Press';
import { tints } from '../signs/station';
import type { Scenery } from '../watch/scenery';
import { pictureBox, WALL } from '../watch/wallSpots';
import { WallPicture } from '../watch/WallPicture';
import { watchWords } from '../watch/words';

type Props = {
  readonly scenery: Scenery;
  readonly frame: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  };
  /** To the middle of a picture. */
  move(x: number): void;
};

/** The whole wall, with a frame round what is seen; a touch on a picture leads there. */
export function FrameStrip({ scenery, frame, move }: Props) {
  const say = watchWords.useSay();
  const [width, setWidth] = useState(360);
  const scale = width / WALL.width;
  const height = WALL.height * scale;
  const left = Math.max(0, frame.x - frame.width / 2);
  const right = Math.min(WALL.width, frame.x + frame.width / 2);
  return (
    <View
      aria-label={say('closer.strip')}
      style={[styles.strip, { height }]}
      onLayout={({ nativeEvent: { layout } }) => setWidth(layout.width)}
    >
      <WallPicture scenery={scenery} width={width} />
      {scenery.slots.map(slot => {
        const box = pictureBox(scenery.slots, slot);
        return (
          <Press
            key={slot}
            name={say('closer.next', { slot })}
            testID={`strip-${slot}`}
            onPress={() => move(box.x + box.width / 2)}
            style={[styles.picture, { left: box.x * scale, width: box.width * scale, height }]}
          />
        );
      })}
      <View
        testID="strip-frame"
        style={[
          styles.frame,
          {
            left: left * scale,
            width: (right - left) * scale,
            top: Math.max(0, ((frame.y - frame.height / 2) / WALL.height) * height),
            height: Math.min(height, (frame.height / WALL.height) * height),
          },
        ]}
      />
    </View>
  );
}

/** On a tablet the strip leaves the room to what is looked at. */
const MOST_WIDE = 460;

const styles = StyleSheet.create({
  strip: { width: '100%', maxWidth: MOST_WIDE, alignSelf: 'center' },
  picture: { position: 'absolute', top: 0, minWidth: 0 },
  frame: {
    position: 'absolute',
    borderWidth: 3,
    borderColor: tints.warm,
    borderRadius: 4,
    pointerEvents: 'none',
  },
});
