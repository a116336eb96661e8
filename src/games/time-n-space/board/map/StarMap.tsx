import { memo, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import type { TablePlace as Sitting, TableClock } from '@/games/board';
import { keysOf } from '@/kit/keys';
import type { Seat } from '@/kit/seat';
import type { Node } from '../../rules/components';
import type { View as Seen } from '../../rules/state';
import { pieceWords } from '../pieces/words';
import { Bodies } from './Bodies';
import type { Size } from './curve';
import { atLeastADot, type StarChart, chart } from './geometry';
import { mapPlaceName, type Voice, voyageName } from './naming';
import { MapPlaces } from './MapPlaces';
import { isSameSky } from './sameSky';
import { MapShip } from './MapShip';
import { courses, voyages } from './voyages';
import { mapWords } from './words';
import { Wormholes } from './Wormholes';

type Props = {
  readonly view: Seen;
  /** The seat whose planet lies at the bottom; null: nobody's. */
  readonly seat: Seat | null;
  readonly clock: TableClock;
  readonly places: readonly Sitting[];
  readonly size: Size;
  readonly onNode?: ((node: Node) => void) | undefined;
  /** The places the ship can go to. */
  readonly glow?: readonly Node[];
  /** Small, in the middle of a control centre, with less detail. */
  readonly compact?: boolean;
  /** Content for the empty middle; `room` is its radius. */
  children?(room: number): ReactNode;
};

/** The star map: planets, moons, the wormholes between them, and every ship. */
export const StarMap = memo(function StarMap(props: Props) {
  const { view, seat, clock, glow = [], onNode, compact = false, children } = props;
  const size = atLeastADot(props.size);
  const voice = useVoice();
  const frame = { seats: view.seats, innerLinks: view.options.innerLinks, size, compact };
  const map = chart({ ...frame, facing: seat });
  const name = (node: Node) => mapPlaceName(voice, view, node, glow.includes(node));
  return (
    <View role="group" aria-label={voice.map('name')} testID="star-map" style={size}>
      <Wormholes map={map} size={size} compact={compact} />
      {children && <Middle map={map}>{children(map.room)}</Middle>}
      <Bodies seen={view} map={map} size={size} compact={compact} />
      <MapPlaces map={map} glow={glow} name={name} onNode={onNode} />
      <Ships view={view} map={map} clock={clock} voice={voice} />
    </View>
  );
}, isSame);

/** Most acts at a table do not change the map, so it renders only when the sky does. */
function isSame(before: Props, after: Props): boolean {
  const keys = keysOf({ ...before, ...after });
  const others = keys.filter(key => key !== 'view' && key !== 'places');
  return others.every(key => before[key] === after[key]) && isSameSky(before.view, after.view);
}

function Ships({ view, map, clock, voice }: ShipsProps) {
  const ships = voyages(view);
  return courses(map, ships).map((course, n) => {
    const ship = ships[n];
    const name = ship ? voyageName(voice, ship) : '';
    // On a map of another size the ship is remounted, so that it does not glide to its new place.
    const key = `${course.seat} ${map.middle.x} ${map.middle.y}`;
    return <MapShip key={key} course={course} size={map.ship} clock={clock} name={name} />;
  });
}
type ShipsProps = Pick<Props, 'view' | 'clock'> & {
  readonly map: StarChart;
  readonly voice: Voice;
};

function Middle({ map: { middle, room }, children }: { map: StarChart; children: ReactNode }) {
  const box = { left: middle.x - room, top: middle.y - room, width: 2 * room, height: 2 * room };
  return <View style={[styles.middle, box]}>{children}</View>;
}

const useVoice = (): Voice => ({ map: mapWords.useSay(), piece: pieceWords.useSay() });

const styles = StyleSheet.create({
  middle: { position: 'absolute', alignItems: 'center', justifyContent: 'center' },
});
