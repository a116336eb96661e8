import { useRef, useState } from 'react';
import { type LayoutChangeEvent, StyleSheet, View } from 'react-native';
import { useSharedValue } from 'react-native-reanimated';
import type { SeatProps } from '@/games/board';
import type { Action } from '../rules/actions';
import type { Seen } from '../rules/state';
import { CarryingProvider, Ghost, type Point, useWays } from './hand/Carrying';
import { HandProvider } from './hand/HandContext';
import { Layout } from './hand/Layout';
import { useHandState } from './hand/useHandState';
import { useTurning } from './moment/useTurning';
import { Sheets } from './sheets/Sheets';

/** One player’s cards, the timeline above them, and what can be done. */
export function Hand(props: SeatProps<Seen, Action>) {
  const hand = useHandState(props);
  const turning = useTurning(props.view, SHOWN_MS);
  const [size, setSize] = useState({ width: 0, height: 0 });
  const root = useRef<View>(null);
  const origin = useSharedValue<Point>({ x: 0, y: 0 });
  const ghost = useSharedValue<Point | null>(null);
  const ways = useWays(ghost);
  const measured = ({ nativeEvent }: LayoutChangeEvent) => {
    setSize(nativeEvent.layout);
    root.current?.measureInWindow((x, y) => origin.set({ x, y }));
  };
  return (
    <HandProvider value={hand}>
      <CarryingProvider value={ways}>
        <View ref={root} style={styles.hand} onLayout={measured} testID="hand">
          {size.width > 0 && (
            <Layout {...{ size, turning }} menu={props.menu} paper={ways.paper} note={ways.note} />
          )}
          <Ghost ghost={ghost} origin={origin} />
          <Sheets />
        </View>
      </CarryingProvider>
    </HandProvider>
  );
}

/** Long enough to be read out. */
const SHOWN_MS = 3_600;

const styles = StyleSheet.create({ hand: { flex: 1 } });
