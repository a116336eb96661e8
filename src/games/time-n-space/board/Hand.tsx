import {
  memo,
  type ReactNode,
  type Ref,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { type LayoutChangeEvent, StyleSheet, View } from 'react-native';
import type { SeatProps } from '@/games/board';
import { type Finger, type FingerPoint, useFinger } from '@/ui/carrying/useFinger';
import { useComfort } from '@/ui/comfort';
import { useOwnStore } from '@/ui/storeContext';
import { useKeys } from '@/ui/useKeys';
import { WIDE } from '@/ui/theme/tokens';
import type { Action, GameEvent } from '../rules/actions';
import type { GlassId, View as Seen } from '../rules/state';
import { CarriedGlass } from './centre/dock/CarriedGlass';
import { createHand } from './centre/createHand';
import { HandProvider, SeatProvider, useActs, useHand, WantedProvider } from './centre/HandContext';
import { type MatLayout, placeAt } from './centre/layout';
import { OnItsSide, Upright, Wide } from './centre/Layouts';
import { PlansRun } from './centre/PlansRun';
import { Sheets } from './centre/sheets/Sheets';
import type { CoachLevel } from './coach/codes';
import { playerSettings } from './playerSettings';
import { CoachSlots } from './slots/coachSlots';

type Props = SeatProps<Seen, Action, GameEvent>;

/** One player’s control centre with all that belongs to it. */
export function Hand({ store, settings, menu, news }: Props) {
  const { plansRun, coach } = playerSettings(settings);
  const [size, setSize] = useState({ width: 0, height: 0 });
  const wide = size.width >= WIDE && size.height >= LOW;
  const hand = useOwnStore(() => createHand(store));
  useLayoutEffect(() => hand.acts.spread(wide), [hand, wide]);
  const wanted = useMemo(() => ({ menu, news, plansRun }), [menu, news, plansRun]);
  const { ground, finger, measure } = useFinger();
  const measured = ({ nativeEvent }: LayoutChangeEvent) => {
    setSize(nativeEvent.layout);
    measure();
  };
  return (
    <WantedProvider value={wanted}>
      <SeatProvider value={store}>
        <HandProvider value={hand}>
          <Ground ref={ground} measured={measured}>
            <Inside size={size} wide={wide} finger={finger} coach={coach} />
          </Ground>
        </HandProvider>
      </SeatProvider>
    </WantedProvider>
  );
}

const LOW = 520; // lower screens are phones on their side

type GroundProps = {
  readonly ref: Ref<View>;
  readonly children: ReactNode;
  measured(event: LayoutChangeEvent): void;
};

function Ground({ ref, measured, children }: GroundProps) {
  const { held } = useHand('held');
  const { grasp } = useActs();
  const keys = useKeys(held === null ? {} : { Escape: () => grasp(held) });
  return (
    <View {...keys} ref={ref} style={styles.hand} onLayout={measured} testID="hand">
      {children}
    </View>
  );
}

type InsideProps = {
  readonly coach: CoachLevel | 'off';
  readonly size: { readonly width: number; readonly height: number };
  readonly wide: boolean;
  readonly finger: Finger;
};

/** A change at the table does not draw it again: its parts read the store themselves. */
const Inside = memo(function Inside({ size, wide, finger, coach }: InsideProps) {
  const { leftHand } = useComfort();
  const { mat, ...dropping } = useDropping();
  const { width, height } = size;
  const Laid = wide ? Wide : width > height && height < LOW ? OnItsSide : Upright;
  return (
    <>
      <CoachSlots level={coach}>
        {width > 0 && (
          <Laid {...dropping} finger={finger} size={size} leftHand={leftHand} matRef={mat} />
        )}
      </CoachSlots>
      <CarriedGlass finger={finger} />
      <Sheets />
      <PlansRun />
    </>
  );
});

/** Drops a carried glass on the place under it. */
function useDropping() {
  const { drop } = useActs();
  const mat = useRef<View>(null);
  const laid = useRef<MatLayout>(null);
  const onLetGo = useCallback(
    (glass: GlassId, { x, y }: FingerPoint) =>
      mat.current?.measureInWindow((left, top) => {
        const on = laid.current && placeAt(laid.current, x - left, y - top);
        if (on) drop(glass, on);
      }),
    [drop],
  );
  const onLaid = useCallback((layout: MatLayout) => {
    laid.current = layout;
  }, []);
  return { mat, onLaid, onLetGo };
}

const styles = StyleSheet.create({ hand: { flex: 1 } });
