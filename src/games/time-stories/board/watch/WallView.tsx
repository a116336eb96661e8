import { StyleSheet, View } from 'react-native';
import { useStage } from './stage';
import { Press } from '@/ui/Press';
import { usePlaceArt } from '../panorama/useFetched';
import { cardName } from '../pieces/naming';
import { FigureStand } from './FigureStand';
import { Medallion } from './Medallion';
import { Turning } from './moving/Turning';
import { figureNames } from './people';
import type { CardPlate } from './plates';
import { sceneryOf } from './scenery';
import { useWatched } from './WatchContext';
import { WallPicture } from './WallPicture';
import { type FreeSpots, pictureBox, standing, WALL } from './wallSpots';
import { watchWords } from './words';

type Props = {
  readonly plates: readonly CardPlate[];
  /** A touch on a picture; on a TV nothing is touched. */
  readonly look?: ((slot: string) => void) | undefined;
};

/** The panorama over the whole width, with the letters of its pictures and the figures. */
export function WallView({ plates, look }: Props) {
  const say = watchWords.useSay();
  const { px } = useStage();
  const watched = useWatched();
  const { view, width, words, sizes } = watched;
  const scale = width / WALL.width;
  const scenery = sceneryOf(view);
  const { slots } = scenery;
  const spots = usePlaceArt(view.options.mission, view.place)?.art.spots ?? NO_SPOTS;
  const box = { width: px(width), height: px(WALL.height * scale) };
  return (
    <View testID="watch-wall" style={box}>
      <Turning key={view.place} {...box}>
        <WallPicture scenery={scenery} width={box.width} />
      </Turning>
      {plates.map(plate => {
        const { x, width: wide } = pictureBox(slots, plate.slot);
        const names = figureNames(watched, plate.here);
        const spoken = [
          say('picture.name', { slot: plate.slot, title: cardName(words, plate.card) }),
          say(plate.isGone ? 'picture.gone' : plate.isRead ? 'picture.read' : 'picture.unread'),
          names && say('picture.here', { names }),
        ];
        const style = [
          styles.picture,
          { left: px(x * scale), width: px(wide * scale), height: box.height },
        ];
        const name = spoken.filter(it => it).join(', ');
        return look ? (
          <Press
            key={plate.slot}
            name={`${say('picture.closer', { slot: plate.slot })}. ${name}`}
            onPress={() => look(plate.slot)}
            testID={`picture-${plate.slot}`}
            style={style}
          />
        ) : (
          <View
            key={plate.slot}
            accessible
            role="img"
            aria-label={name}
            testID={`picture-${plate.slot}`}
            style={style}
          />
        );
      })}
      {standing(view, slots, spots).map(it => (
        <FigureStand
          key={it.figure}
          figure={it.figure}
          x={it.x * scale}
          y={it.y * scale}
          height={sizes.figure}
          lender={view.agents[it.figure]?.lender ?? ''}
        />
      ))}
      {plates.map(plate => {
        const { x, width: wide } = pictureBox(slots, plate.slot);
        return <Medallion key={plate.slot} plate={plate} x={(x + wide / 2) * scale} />;
      })}
    </View>
  );
}

const NO_SPOTS: FreeSpots = {};

const styles = StyleSheet.create({ picture: { position: 'absolute', top: 0 } });
