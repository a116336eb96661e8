import { memo } from 'react';
import { StyleSheet, View } from 'react-native';
import { of } from '@/kit/seat';
import { colors, radius } from '@/ui/theme/tokens';
import { nodeName } from '../../pieces/naming';
import { useFromSeat } from '../HandContext';
import type { Rect } from '../../pieces/rect';
import { useVoice } from '../useVoice';
import { PlaceFrame } from './PlaceFrame';
import { Sky } from './Sky';
import { StandingGlass } from './StandingGlass';

/** The small star map, which is also the ship's place. */
export const ShipPlace = memo(function ShipPlace({ rect }: { readonly rect: Rect }) {
  const { say, piece } = useVoice();
  const { at, to } = useFromSeat(({ view, seat }) => of(view.ships, seat));
  const name = to
    ? say('place.shipFlies', { node: nodeName(piece, to) })
    : say('place.ship', { node: nodeName(piece, at) });
  return (
    <PlaceFrame on="ship" rect={rect} name={name}>
      {glass => (
        <View style={styles.night}>
          <Sky width={rect.width} height={rect.height} />
          {glass !== undefined && (
            <View style={styles.glass}>
              <StandingGlass glass={glass} height={Math.min(56, rect.height * 0.42)} />
            </View>
          )}
        </View>
      )}
    </PlaceFrame>
  );
});

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
