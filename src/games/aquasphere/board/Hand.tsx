import { useState } from 'react';
import { type LayoutChangeEvent, StyleSheet, View } from 'react-native';
import type { SeatProps } from '@/games/board';
import { useFinger } from '@/ui/carrying/useFinger';
import { useOwnStore } from '@/ui/storeContext';
import type { Action } from '../rules/actions';
import type { GameEvent } from '../rules/events';
import type { Seen } from '../rules/state';
import { AnchorsProvider, useAnchors } from './hand/anchors';
import { CarriedPiece } from './hand/CarriedPiece';
import { useCarryWays, WaysProvider } from './hand/carrying';
import { createHand } from './hand/createHand';
import { HandProvider, SeatProvider } from './hand/HandContext';
import { HandTravels } from './hand/HandTravels';
import { Layout } from './hand/Layout';
import { SeaFloor } from './hand/SeaFloor';
import { UndoProvider } from './hand/undo';
import { Sheets } from './sheets/Sheets';

/** One player’s lab and bots, the headquarters, and what can be done. */
export function Hand({ store, menu, undo }: SeatProps<Seen, Action, GameEvent>) {
  const hand = useOwnStore(() => createHand(store));
  const [size, setSize] = useState({ width: 0, height: 0 });
  const { ground, finger, measure } = useFinger();
  const ways = useCarryWays(finger);
  const anchors = useAnchors();
  const measured = ({ nativeEvent }: LayoutChangeEvent) => {
    setSize(nativeEvent.layout);
    measure();
  };
  return (
    <SeatProvider value={store}>
      <HandProvider value={hand}>
        <WaysProvider value={ways}>
          <UndoProvider value={undo}>
            <View ref={ground} style={styles.hand} onLayout={measured} testID="hand">
              <SeaFloor {...size} />
              <AnchorsProvider value={anchors}>
                <HandTravels {...{ store, anchors, ways, ground }}>
                  {size.width > 0 && <Layout size={size} menu={menu} />}
                </HandTravels>
              </AnchorsProvider>
              <CarriedPiece finger={finger} />
              <Sheets />
            </View>
          </UndoProvider>
        </WaysProvider>
      </HandProvider>
    </SeatProvider>
  );
}

const styles = StyleSheet.create({ hand: { flex: 1, overflow: 'hidden' } });
