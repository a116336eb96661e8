import { StyleSheet, View } from 'react-native';
import { of } from '@/kit/seat';
import { face, unitsOf } from '../../../rules/centre';
import type { Slot } from '../../../rules/components';
import { buildingName } from '../../pieces/naming';
import { symbolSpot, TILE } from '../../pieces/plan';
import { BuildingPiece } from '../../pieces/Tile';
import { useHand } from '../HandContext';
import type { Rect } from '../layout';
import { useVoice } from '../useVoice';
import { PlaceFrame } from './PlaceFrame';
import { StandingGlass } from './StandingGlass';

type Props = { readonly slot: Slot; readonly rect: Rect; readonly glows: boolean };

export function BuildingPlace({ slot, rect, glows }: Props) {
  const { view, seat } = useHand();
  const { piece } = useVoice();
  const building = of(view.centres, seat).buildings[slot];
  const size = rect.width;
  const { y } = symbolSpot(unitsOf(face(slot, building)));
  const top = size * (0.5 + y / TILE - GLASS / 2);
  return (
    <PlaceFrame
      on={slot}
      rect={rect}
      glows={glows}
      name={buildingName(piece, slot, building, seat)}
    >
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
              <StandingGlass glass={glass} height={size * GLASS} />
            </View>
          )}
        </>
      )}
    </PlaceFrame>
  );
}

const GLASS = 0.5; // of a building

const styles = StyleSheet.create({ glass: { position: 'absolute' } });
