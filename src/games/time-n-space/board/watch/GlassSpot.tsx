import { StyleSheet, View } from 'react-native';
import { of, type Seat } from '@/kit/seat';
import { Icon } from '@/ui/Icon';
import { colors } from '@/ui/theme/tokens';
import type { Glass, GlassId, View as Seen } from '../../rules/state';
import { NodeMark } from '../map/NodeMark';
import { MatGlass, type MatGlassProps } from '../mats/MatGlass';
import { nodeName, placeName } from '../pieces/naming';
import { ShipMark } from '../pieces/ShipMark';
import { sideOf } from '../pieces/side';
import { BuildingPiece, Tile } from '../pieces/Tile';
import { pieceWords } from '../pieces/words';
import { watchWords } from './words';

/** An hourglass beside a picture of the place it stands on. */
export function GlassSpot({ view, seat, glass, clock, height }: MatGlassProps) {
  const standing = of(view.glasses, seat)[glass];
  const name = useSpotName(view, seat, glass);
  return (
    <View accessible role="img" aria-label={name} style={styles.spot}>
      <View style={standing === null && styles.free}>
        <MatGlass {...{ view, seat, glass, clock, height }} />
      </View>
      {standing && <Under view={view} seat={seat} standing={standing} size={height * 0.74} />}
    </View>
  );
}

type UnderProps = Pick<MatGlassProps, 'view' | 'seat'> & {
  readonly standing: NonNullable<Glass>;
  readonly size: number;
};

function Under({ view, seat, standing: { on }, size }: UnderProps) {
  const centre = of(view.centres, seat);
  if (on === 'ship') return <Voyage view={view} seat={seat} size={size} />;
  if (on !== 'research') {
    return (
      <BuildingPiece slot={on} building={centre.buildings[on]} seat={seat} size={size} covered />
    );
  }
  return centre.research ? <Tile tile={centre.research} size={size} /> : null;
}

/** The ship, and its destination above it. */
function Voyage({ view, seat, size }: Pick<MatGlassProps, 'view' | 'seat'> & { size: number }) {
  const { at, to } = of(view.ships, seat);
  return (
    <View style={[styles.voyage, { width: size }]}>
      <View style={styles.spot}>
        {to && <Icon name="forward" size={size * 0.32} color={colors.inkSoft} />}
        <NodeMark node={to ?? at} size={size * 0.6} />
      </View>
      <ShipMark seat={seat} size={size * 0.5} />
    </View>
  );
}

function useSpotName(view: Seen, seat: Seat, glass: GlassId): string {
  const say = watchWords.useSay();
  const piece = pieceWords.useSay();
  const named = piece(`symbol.${sideOf(glass)}`);
  const standing = of(view.glasses, seat)[glass];
  if (!standing) return say('glassFree', { glass: named });
  const { to } = of(view.ships, seat);
  if (standing.on === 'ship' && to) {
    return say('glassFlies', { glass: named, place: nodeName(piece, to) });
  }
  return say('glass', { glass: named, place: placeName(piece, standing.on) });
}

const styles = StyleSheet.create({
  spot: { flexDirection: 'row', alignItems: 'center', gap: 6 },
  free: { opacity: 0.5 },
  voyage: { alignItems: 'center', gap: 2 },
});
