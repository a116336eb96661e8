import { StyleSheet, View } from 'react-native';
import { of } from '@/kit/seat';
import { Icon } from '@/ui/Icon';
import { colors, radius } from '@/ui/theme/tokens';
import { face, unitsOf } from '../../rules/centre';
import { type Place, type Slot, SLOTS } from '../../rules/components';
import type { GlassId } from '../../rules/state';
import { matLayout } from '../centre/layout';
import { boxOf, type Rect } from '../pieces/rect';
import { NodeMark } from '../map/NodeMark';
import { Bench } from '../pieces/Bench';
import { buildingName, tileName } from '../pieces/naming';
import { symbolSpot, TILE } from '../pieces/plan';
import { ShipMark } from '../pieces/ShipMark';
import { BuildingPiece, Tile } from '../pieces/Tile';
import type { MatProps } from './matProps';
import { shipName } from './naming';
import { MatGlass } from './MatGlass';
import { useMatVoice } from './useMatVoice';

const GLASS = 0.52; // share of a building
const ROWS = 4;
const LOW = 0.19; // a building's size, as a share of the mat's width

/** The buildings, laid out as on the player's own centre, only smaller. */
export function MatPlan(props: MatProps) {
  const tile = props.width * LOW;
  const plan = matLayout(props.width, ROWS * (tile + 8));
  return (
    <View style={{ width: props.width, height: plan.height }}>
      {SLOTS.map(slot => (
        <Building key={slot} {...props} slot={slot} rect={plan.places[slot]} />
      ))}
      <Ship {...props} rect={plan.places.ship} />
      <Research {...props} rect={plan.places.research} />
    </View>
  );
}

type SpotProps = MatProps & { readonly rect: Rect };

/** Returns which glass stands on a place. */
const glassOn = ({ view, seat }: MatProps, on: Place): GlassId | undefined =>
  ([0, 1] as const).find(glass => of(view.glasses, seat)[glass]?.on === on);

function Building({ slot, rect, ...props }: SpotProps & { readonly slot: Slot }) {
  const { view, seat, clock } = props;
  const { piece } = useMatVoice();
  const building = of(view.centres, seat).buildings[slot];
  const size = rect.width;
  const glass = glassOn(props, slot);
  const { y } = symbolSpot(unitsOf(face(slot, building)));
  const top = size * (0.5 + y / TILE - GLASS / 2);
  return (
    <View
      accessible
      role="img"
      aria-label={buildingName(piece, slot, building, seat)}
      style={[styles.spot, boxOf(rect)]}
    >
      <BuildingPiece {...{ slot, building, seat, size }} covered={glass !== undefined} />
      {glass !== undefined && (
        <View style={[styles.glass, { top }]}>
          <MatGlass {...{ view, seat, glass, clock }} height={size * GLASS} />
        </View>
      )}
    </View>
  );
}

/** The ship, between its origin and its destination. */
function Ship({ rect, ...props }: SpotProps) {
  const { view, seat, clock } = props;
  const voice = useMatVoice();
  const ship = of(view.ships, seat);
  const glass = glassOn(props, 'ship');
  const size = Math.min(rect.height * 0.36, rect.width * 0.26);
  return (
    <View
      accessible
      role="img"
      aria-label={shipName(voice, seat, ship)}
      style={[styles.spot, styles.ship, boxOf(rect)]}
    >
      {glass !== undefined && <MatGlass {...{ view, seat, glass, clock }} height={size * 1.2} />}
      <View style={styles.row}>
        <NodeMark node={ship.at} size={size} />
        <ShipMark seat={seat} size={size} />
        {ship.to && <Icon name="forward" size={size * 0.4} color={colors.inkSoft} />}
        {ship.to && <NodeMark node={ship.to} size={size} />}
      </View>
    </View>
  );
}

function Research({ rect, ...props }: SpotProps) {
  const { view, seat, clock } = props;
  const { mats, piece } = useMatVoice();
  const { research } = of(view.centres, seat);
  const glass = glassOn(props, 'research');
  const size = rect.width;
  const name = research
    ? mats('research', { tile: tileName(piece, research) })
    : mats('researchEmpty');
  return (
    <View accessible role="img" aria-label={name} style={[styles.spot, boxOf(rect)]}>
      <Bench size={size} />
      {research && (
        <View style={styles.studied}>
          <Tile tile={research} size={size * 0.84} />
        </View>
      )}
      {glass !== undefined && (
        <View style={[styles.glass, { top: size * 0.4 }]}>
          <MatGlass {...{ view, seat, glass, clock }} height={size * GLASS} />
        </View>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  spot: { position: 'absolute', alignItems: 'center' },
  ship: { justifyContent: 'center', gap: 4 },
  row: { flexDirection: 'row', alignItems: 'center', gap: 6 },
  glass: { position: 'absolute', borderRadius: radius.s, backgroundColor: colors.veil },
  studied: { position: 'absolute', top: '8%' },
});
