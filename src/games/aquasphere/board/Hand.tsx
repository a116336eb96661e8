import { useState } from 'react';
import { type LayoutChangeEvent, StyleSheet, View } from 'react-native';
import type { SeatProps } from '@/games/board';
import { useFinger } from '@/ui/carrying/useFinger';
import { LessonLineSlot } from '@/ui/lesson/slots';
import { useOwnStore } from '@/ui/storeContext';
import type { Action } from '../rules/actions';
import type { GameEvent } from '../rules/events';
import type { Seen } from '../rules/state';
import { CoachSlots } from './coach/CoachSlots';
import { AnchorsProvider, useAnchors } from './hand/anchors';
import { CarriedPiece } from './hand/CarriedPiece';
import { useCarryWays, WaysProvider } from './hand/carrying';
import { createHand } from './hand/createHand';
import { HandProvider, SeatProvider } from './hand/HandContext';
import { HandTravels } from './hand/HandTravels';
import { Layout } from './hand/Layout';
import { Messages } from './hand/Messages';
import { SeaFloor } from './hand/SeaFloor';
import { shapeOf, sizesOf, SizesProvider } from './hand/shape';
import { UndoProvider } from './hand/undo';
import { usePrefetchedWatch } from './LaterWatch';
import { ScoringProvider } from './scoring/ScoringContext';
import { Sheets } from './sheets/Sheets';

/** One player’s lab and bots, the headquarters, and what can be done. */
export function Hand({ store, menu, news, settings, undo }: SeatProps<Seen, Action, GameEvent>) {
  usePrefetchedWatch();
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
            <CoachSlots isWanted={settings['coach'] === true}>
              <ScoringProvider store={store}>
                <View ref={ground} style={styles.hand} onLayout={measured} testID="hand">
                  <SeaFloor {...size} />
                  <AnchorsProvider value={anchors}>
                    <HandTravels {...{ store, anchors, ways, ground }}>
                      {size.width > 0 && <Layout size={size} menu={menu} />}
                    </HandTravels>
                  </AnchorsProvider>
                  {size.width > 0 && <Messages size={size} news={news} />}
                  <CarriedPiece finger={finger} />
                  <LessonLineSlot />
                  <SizesProvider value={sizesOf(shapeOf(size), size.height)}>
                    <Sheets />
                  </SizesProvider>
                </View>
              </ScoringProvider>
            </CoachSlots>
          </UndoProvider>
        </WaysProvider>
      </HandProvider>
    </SeatProvider>
  );
}

const styles = StyleSheet.create({ hand: { flex: 1, overflow: 'hidden' } });
