import { StyleSheet, View } from 'react-native';
import { of } from '@/kit/seat';
import { colors, radius } from '@/ui/theme/tokens';
import { StarMap } from '../../map/StarMap';
import { nodeName } from '../../pieces/naming';
import { useHand } from '../HandContext';
import type { Rect } from '../layout';
import { useVoice } from '../useVoice';
import { PlaceFrame } from './PlaceFrame';
import { StandingGlass } from './StandingGlass';

type Props = { readonly rect: Rect; readonly glows: boolean };

/** The small star map, which is where the own ship is. */
export function ShipPlace({ rect, glows }: Props) {
  const { view, seat, clock, places } = useHand();
  const { say, piece } = useVoice();
  const { at, to } = of(view.ships, seat);
  const name = to
    ? say('place.shipFlies', { node: nodeName(piece, to) })
    : say('place.ship', { node: nodeName(piece, at) });
  const size = { width: rect.width - 2, height: rect.height - 2 };
  return (
    <PlaceFrame on="ship" rect={rect} glows={glows} name={name}>
      {glass => (
        <View style={styles.night}>
          <View aria-hidden pointerEvents="none">
            <StarMap view={view} seat={seat} clock={clock} places={places} size={size} compact />
          </View>
          {glass !== undefined && (
            <View style={styles.glass}>
              <StandingGlass glass={glass} height={Math.min(56, rect.height * 0.42)} />
            </View>
          )}
        </View>
      )}
    </PlaceFrame>
  );
}

const styles = StyleSheet.create({
  night: {
    flex: 1,
    alignSelf: 'stretch',
    borderRadius: radius.m,
    borderWidth: 1,
    borderColor: colors.line,
    backgroundColor: colors.space,
    overflow: 'hidden',
  },
  glass: { ...StyleSheet.absoluteFillObject, alignItems: 'center', justifyContent: 'center' },
});
