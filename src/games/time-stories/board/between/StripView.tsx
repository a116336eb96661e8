import { StyleSheet, View } from 'react-native';
import { useStage } from '../watch/stage';
import { SeatMark } from '../pieces/SeatMark';
import { tints } from '../signs/station';
import { GlazeText } from '../watch/GlazeText';
import { playerName } from '../watch/people';
import { placeScenery } from '../watch/scenery';
import { useWatched } from '../watch/WatchContext';
import { WallPicture } from '../watch/WallPicture';
import { WALL } from '../watch/wallSpots';
import { Plaster } from './Plaster';
import type { PlaceStrip } from './strips';
import { betweenWords } from './words';

type Props = { readonly strip: PlaceStrip; readonly width: number; readonly height: number };

/** A place as a strip of its wall: painted where somebody read, pale where nobody went in. */
export function StripView({ strip, width, height }: Props) {
  const say = betweenWords.useSay();
  const { px } = useStage();
  const watched = useWatched();
  const { words, sizes, view } = watched;
  const { place, isSeen, isRed, pictures } = strip;
  const name = words.places[place]?.short ?? place;
  const tall = (width * WALL.height) / WALL.width;
  const wide = width / Math.max(1, pictures.length);
  const spoken = pictures.map(({ slot, readers }) =>
    say('picture', {
      slot,
      names: readers.map(it => playerName(watched, it)).join(', ') || say('nobody'),
    }),
  );
  return (
    <View
      accessible
      role="img"
      aria-label={
        isSeen
          ? say('strip', { place: name, pictures: spoken.join('; ') })
          : `${name}, ${say('unseen')}`
      }
      testID={`strip-${place}`}
      style={{ width: px(width) }}
    >
      <View style={[styles.title, { gap: px(12) }]}>
        <GlazeText
          face="display"
          size={sizes.small}
          color={isRed ? '#A8452E' : isSeen ? tints.glaze : tints.soft}
          lines={1}
        >
          {name}
        </GlazeText>
        {!isSeen && (
          <GlazeText size={sizes.small} color={tints.soft} lines={1}>
            {say('unseen')}
          </GlazeText>
        )}
      </View>
      <View
        style={[
          styles.frame,
          { height: px(height), borderRadius: px(6), borderWidth: px(3) },
          !isSeen && styles.bare,
        ]}
      >
        {isSeen ? (
          <>
            <View style={{ position: 'absolute', top: px(-(tall - height) * 0.62) }}>
              <WallPicture scenery={placeScenery(view, place)} width={px(width)} />
            </View>
            {pictures.map(({ slot, readers }, n) => (
              <View
                key={slot}
                style={[
                  styles.picture,
                  { left: px(n * wide), width: px(wide), height: px(height) },
                  readers.length === 0 && styles.pale,
                ]}
              >
                {readers.length === 0 ? (
                  <GlazeText face="display" size={height * 0.24} color={tints.soft} align="center">
                    {slot}
                  </GlazeText>
                ) : (
                  <View style={[styles.readers, { left: px(6), bottom: px(8) }]}>
                    {readers.map((seat, m) => (
                      <View
                        key={seat}
                        style={[
                          styles.reader,
                          {
                            width: px(42),
                            height: px(42),
                            borderRadius: px(21),
                            marginLeft: m > 0 ? px(-14) : 0,
                          },
                        ]}
                      >
                        <SeatMark seat={seat} size={px(28)} />
                      </View>
                    ))}
                  </View>
                )}
              </View>
            ))}
          </>
        ) : (
          <Plaster width={px(width)} height={px(height)} />
        )}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  title: { flexDirection: 'row', alignItems: 'baseline' },
  frame: { overflow: 'hidden', borderColor: '#C4934F' },
  bare: { borderColor: tints.plasterLine },
  picture: { position: 'absolute', top: 0, justifyContent: 'center' },
  pale: { backgroundColor: 'rgba(247, 245, 238, 0.82)' },
  readers: { position: 'absolute', flexDirection: 'row' },
  reader: {
    alignItems: 'center',
    justifyContent: 'center',
    backgroundColor: tints.light,
    boxShadow: '0px 1px 4px rgba(30, 42, 68, 0.4)',
  },
});
