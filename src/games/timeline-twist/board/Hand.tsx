import { useState } from 'react';
import { type LayoutChangeEvent, StyleSheet, View } from 'react-native';
import type { SeatProps } from '@/games/board';
import { useFinger } from '@/ui/carrying/useFinger';
import type { Action, GameEvent } from '../rules/actions';
import type { Seen } from '../rules/state';
import { CarriedCard, CarryingProvider } from './hand/Carried';
import { HandProvider } from './hand/HandContext';
import { Layout } from './hand/Layout';
import { useHandState } from './hand/useHandState';
import { usePaper } from './hand/usePaper';
import { useTurning } from './moment/useTurning';
import { Sheets } from './sheets/Sheets';

/** One player’s cards, the timeline above them, and what can be done. */
export function Hand(props: SeatProps<Seen, Action, GameEvent>) {
  const hand = useHandState(props);
  const turning = useTurning(props.events, SHOWN_MS);
  const [size, setSize] = useState({ width: 0, height: 0 });
  const { ground, finger, measure } = useFinger();
  const paper = usePaper();
  const measured = ({ nativeEvent }: LayoutChangeEvent) => {
    setSize(nativeEvent.layout);
    measure();
  };
  return (
    <HandProvider value={hand}>
      <CarryingProvider value={{ finger, paper }}>
        <View ref={ground} style={styles.hand} onLayout={measured} testID="hand">
          {size.width > 0 && <Layout {...{ size, turning }} menu={props.menu} paper={paper} />}
          <CarriedCard finger={finger} />
          <Sheets />
        </View>
      </CarryingProvider>
    </HandProvider>
  );
}

/** Long enough to be read out. */
const SHOWN_MS = 3_600;

const styles = StyleSheet.create({ hand: { flex: 1 } });
