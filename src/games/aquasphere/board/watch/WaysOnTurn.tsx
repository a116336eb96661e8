import { StyleSheet, View } from 'react-native';
import type { TablePlace } from '@/games/board';
import { useComfort } from '@/ui/comfort';
import type { Letter } from '../../rules/components';
import { playerOf } from '../../rules/pieces';
import { routeTo } from '../../rules/station';
import type { Seen } from '../../rules/state';
import { sea, seatColour } from '../pieces/colours';
import { TimeMarker } from '../pieces/Goods';
import { nameOf } from '../pieces/naming';
import { Piece } from '../pieces/Piece';
import { SeatMark } from '../pieces/SeatMark';
import { placeOf, RADIUS } from '../station/geometry';
import { FarText } from './FarText';
import type { WatchLayout } from './layout';
import { useStage } from './stage';
import { watchWords } from './words';

type Props = {
  readonly view: Seen;
  readonly places: readonly TablePlace[];
  readonly station: WatchLayout['station'];
};

/** What the scientist of the player on turn pays to get to each sector. */
export function WaysOnTurn({ view, places, station }: Props) {
  const say = watchWords.useSay();
  const { language } = useComfort();
  const here = playerOf(view, view.turn).scientist.sector;
  const ways = view.ring.filter(letter => letter !== here);
  const priceTo = (sector: Letter) => routeTo(view, view.turn, sector).price;
  const prices = ways.map(letter => `${letter} ${priceTo(letter)}`).join(', ');
  return (
    <View
      accessible
      role="img"
      aria-label={say('ways', { name: nameOf(language, places, view.turn), prices })}
      testID="watch-ways"
      pointerEvents="none"
      style={StyleSheet.absoluteFill}
    >
      {ways.map(letter => (
        <Way key={letter} {...{ view, station, letter }} price={priceTo(letter)} />
      ))}
    </View>
  );
}

type WayProps = Pick<Props, 'view' | 'station'> & {
  readonly letter: Letter;
  readonly price: number;
};

/** It lies on the lower rim of its sector. */
function Way({ view, station: { x, y, scale }, letter, price }: WayProps) {
  const { px } = useStage();
  const middle = placeOf(view.ring.indexOf(letter));
  const [width, height] = [px(WIDTH), px(HEIGHT)];
  const left = px(x + middle.x * scale) - width / 2;
  const top = px(y + (middle.y + RADIUS) * scale) - height / 2;
  const borderColor = seatColour(view.turn);
  return (
    <View style={[styles.way, { left, top, width, height, borderColor, borderRadius: height / 2 }]}>
      <SeatMark seat={view.turn} size={px(30)} />
      <FarText size={34}>{price}</FarText>
      <Piece size={px(34)}>
        <TimeMarker />
      </Piece>
    </View>
  );
}

/** In dots of a screen that is 1080 high. */
const [WIDTH, HEIGHT] = [118, 48];

const styles = StyleSheet.create({
  way: {
    position: 'absolute',
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 4,
    borderWidth: 2,
    backgroundColor: sea.edge,
  },
});
