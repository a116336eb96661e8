import { useState } from 'react';
import { type LayoutChangeEvent, StyleSheet, View } from 'react-native';
import type { SeatProps } from '@/games/board';
import { useFinger } from '@/ui/carrying/useFinger';
import { useOwnStore } from '@/ui/storeContext';
import type { Action, GameEvent } from '../rules/actions';
import type { Seen } from '../rules/state';
import { CarriedCard, CarryingProvider } from './hand/Carried';
import { createHand } from './hand/createHand';
import { HandProvider, SeatProvider } from './hand/HandContext';
import { Layout } from './hand/Layout';
import { usePaper } from './hand/usePaper';
import { Sheets } from './sheets/Sheets';

/** One player’s cards, the timeline above them, and what can be done. */
export function Hand({ store, menu, news }: SeatProps<Seen, Action, GameEvent>) {
  const hand = useOwnStore(() => createHand(store));
  const [size, setSize] = useState({ width: 0, height: 0 });
  const { ground, finger, measure } = useFinger();
  const paper = usePaper();
  const measured = ({ nativeEvent }: LayoutChangeEvent) => {
    setSize(nativeEvent.layout);
    measure();
  };
  return (
    <SeatProvider value={store}>
      <HandProvider value={hand}>
        <CarryingProvider value={{ finger, paper }}>
          <View ref={ground} style={styles.hand} onLayout={measured} testID="hand">
            {size.width > 0 && <Layout {...{ size, menu, news, paper }} />}
            <CarriedCard finger={finger} />
            <Sheets />
          </View>
        </CarryingProvider>
      </HandProvider>
    </SeatProvider>
  );
}

const styles = StyleSheet.create({ hand: { flex: 1 } });
