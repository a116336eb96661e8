import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { Press } from '@/ui/Press';
import { radius } from '@/ui/theme/tokens';
import { agentsAt } from '../../rules/agents';
import { glaze } from '../pieces/palette';
import { SeatMark } from '../pieces/SeatMark';
import { sceneryOf } from '../watch/scenery';
import { pictureBox, WALL } from '../watch/wallSpots';
import { WallPicture } from '../watch/WallPicture';
import { useActs, useSpeech } from './HandContext';
import { pictureCards } from './selectors';
import { handWords } from './words';

/** The wall of the place, small; a touch looks closer. */
export function WallGlance() {
  const say = handWords.useSay();
  const { view, words } = useSpeech();
  const { open } = useActs();
  const [width, setWidth] = useState(0);
  const scenery = sceneryOf(view);
  const scale = width / WALL.width;
  return (
    <Press
      name={say('closer', { place: words.places[view.place]?.name ?? '' })}
      onPress={() => open('closer')}
      style={styles.wall}
      testID="open-closer"
    >
      <View
        style={{ height: WALL.height * scale }}
        onLayout={({ nativeEvent }) => setWidth(nativeEvent.layout.width)}
      >
        {width > 0 && <WallPicture scenery={scenery} width={width} />}
        {pictureCards(view).map(({ card, slot }) => {
          const box = pictureBox(scenery.slots, slot);
          return (
            <View
              key={card}
              aria-hidden
              style={[styles.figures, { left: box.x * scale, width: box.width * scale }]}
            >
              {agentsAt(view, card).map(figure => (
                <SeatMark key={figure} seat={figure} size={18} />
              ))}
            </View>
          );
        })}
      </View>
    </Press>
  );
}

const styles = StyleSheet.create({
  wall: {
    borderRadius: radius.s,
    borderWidth: 2,
    borderColor: glaze.brass,
    overflow: 'hidden',
    backgroundColor: glaze.cobaltLight,
  },
  figures: {
    position: 'absolute',
    bottom: 2,
    flexDirection: 'row',
    flexWrap: 'wrap',
    justifyContent: 'center',
  },
});
