import { useRef, useState } from 'react';
import { type LayoutChangeEvent, StyleSheet, View } from 'react-native';
import { useSharedValue } from 'react-native-reanimated';
import type { SeatProps } from '@/games/board';
import { useComfort } from '@/ui/comfort';
import { useKeys } from '@/ui/useKeys';
import { WIDE } from '@/ui/theme/tokens';
import type { Action } from '../rules/actions';
import type { GlassId, View as Seen } from '../rules/state';
import { Ghost } from './centre/dock/Ghost';
import type { Point } from './centre/dock/useDrag';
import { HandProvider, type HandState } from './centre/HandContext';
import { type MatLayout, placeAt } from './centre/layout';
import { OnItsSide, Upright, Wide } from './centre/Layouts';
import { Sheets } from './centre/sheets/Sheets';
import { useHandState } from './centre/useHandState';
import { Coached } from './coach/Coached';

/** One player’s control centre with all that belongs to it. */
export function Hand(props: SeatProps<Seen, Action>) {
  const [size, setSize] = useState({ width: 0, height: 0 });
  const { leftHand } = useComfort();
  const { width, height } = size;
  const isWide = width >= WIDE && height >= LOW;
  const hand = useHandState({ ...props, wide: isWide });
  const { held } = hand;
  const keys = useKeys(held === null ? {} : { Escape: () => hand.grasp(held) });
  const { root, mat, ghost, origin, onLaid, onLetGo } = useDropping(hand);
  const measured = ({ nativeEvent }: LayoutChangeEvent) => {
    setSize(nativeEvent.layout);
    root.current?.measureInWindow((x, y) => origin.set({ x, y }));
  };
  const Laid = isWide ? Wide : width > height && height < LOW ? OnItsSide : Upright;
  return (
    <HandProvider value={hand}>
      <View {...keys} ref={root} style={styles.hand} onLayout={measured} testID="hand">
        <Coached level={props.coach}>
          {width > 0 && (
            <Laid {...{ size, leftHand, ghost, onLetGo, onLaid }} matRef={mat} menu={props.menu} />
          )}
        </Coached>
        <Ghost ghost={ghost} origin={origin} />
        <Sheets />
      </View>
    </HandProvider>
  );
}

const LOW = 520; // a phone on its side is lower

/** A glass that is let go falls on the place below it. */
function useDropping(hand: HandState) {
  const root = useRef<View>(null);
  const mat = useRef<View>(null);
  const laid = useRef<MatLayout>(null);
  const ghost = useSharedValue<Point | null>(null);
  const origin = useSharedValue<Point>({ x: 0, y: 0 });
  const onLetGo = (glass: GlassId, { x, y }: Point) =>
    mat.current?.measureInWindow((left, top) => {
      const on = laid.current && placeAt(laid.current, x - left, y - top);
      if (on) hand.drop(glass, on);
    });
  const onLaid = (layout: MatLayout) => {
    laid.current = layout;
  };
  return { root, mat, ghost, origin, onLaid, onLetGo };
}

const styles = StyleSheet.create({ hand: { flex: 1 } });
