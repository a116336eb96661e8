import { memo } from 'react';
import { StyleSheet, View } from 'react-native';
import { face, unitsOf } from '../../../rules/centre';
import { MOST_UNITS, type Slot } from '../../../rules/components';
import { buildingName } from '../../pieces/naming';
import { symbolSpot, TILE } from '../../pieces/plan';
import { BuildingPiece } from '../../pieces/Tile';
import { useFromSeat, useSeat } from '../HandContext';
import { ownCentre } from '../handSelectors';
import type { Rect } from '../../pieces/rect';
import { useVoice } from '../useVoice';
import { PlaceFrame } from './PlaceFrame';
import { StandingGlass } from './StandingGlass';

type Props = { readonly slot: Slot; readonly rect: Rect };

export const BuildingPlace = memo(function BuildingPlace({ slot, rect }: Props) {
  const { seat } = useSeat('seat');
  const building = useFromSeat(hand => ownCentre(hand).buildings[slot]);
  const { piece } = useVoice();
  const size = rect.width;
  const units = unitsOf(face(slot, building));
  const high = size * (units === MOST_UNITS ? SMALL : GLASS);
  const top = size * (0.5 + symbolSpot(units).y / TILE) - high / 2;
  return (
    <PlaceFrame on={slot} rect={rect} name={buildingName(piece, slot, building, seat)}>
      {glass => (
        <>
          <BuildingPiece
            slot={slot}
            building={building}
            seat={seat}
            size={size}
            covered={glass !== undefined}
          />
          {glass !== undefined && (
            <View style={[styles.glass, { top }]}>
              <StandingGlass glass={glass} height={high} />
            </View>
          )}
        </>
      )}
    </PlaceFrame>
  );
});

const GLASS = 0.5; // share of a building
const SMALL = 0.38; // for three fields, which leave less room between them

const styles = StyleSheet.create({ glass: { position: 'absolute' } });
