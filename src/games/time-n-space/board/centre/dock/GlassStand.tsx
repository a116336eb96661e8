import { memo } from 'react';
import { StyleSheet, View } from 'react-native';
import { Carry } from '@/ui/carrying/Carry';
import { TimedGlass } from '@/ui/hourglass/TimedGlass';
import { useComfort } from '@/ui/comfort';
import { Press } from '@/ui/Press';
import { colors, radius, space } from '@/ui/theme/tokens';
import type { GlassId } from '../../../rules/state';
import { PointerSlot } from '@/ui/lesson/slots';
import { seatColour } from '../../pieces/colours';
import { sideOf } from '../../pieces/side';
import { Glow } from '@/ui/light/Glow';
import { useActs, useFromHand, useFromSeat, useSeat } from '../HandContext';
import { fullOf, isFree, isHeld, isSent, untilOf } from '../handSelectors';
import { useIsThrough } from '../useIsThrough';
import type { Dropping } from './dropping';
import { GlassWords } from './GlassWords';
import { PlanChip } from './PlanChip';
import { useGlassName } from './useGlassName';

type Props = {
  readonly glass: GlassId;
  /** The space available. */
  readonly width: number;
  readonly height: number;
  readonly column: boolean;
};

/** One glass with its words. A touch picks it up, or opens the sheet of the place it stands on. */
export const GlassStand = memo(function GlassStand(props: Props & Dropping) {
  const { finger, onLetGo, ...stand } = props;
  const { glass } = stand;
  const { lift } = useActs();
  return (
    <View style={styles.all}>
      <Carry
        finger={finger}
        enabled={useFromSeat(isFree(glass))}
        onLift={() => lift(glass)}
        onLetGo={point => onLetGo(glass, point)}
        testID={`carry-${sideOf(glass)}`}
      >
        <View style={styles.all}>
          <Stand {...stand} />
        </View>
      </Carry>
      <PlanChip glass={glass} />
    </View>
  );
});

function Stand({ glass, column, ...room }: Props) {
  const { leftHand } = useComfort();
  const { grasp } = useActs();
  const held = useFromHand(isHeld(glass));
  const sent = useFromSeat(isSent(glass));
  const isThrough = useIsThrough(glass);
  const { name, onFocus } = useGlassName(glass);
  const row = leftHand ? styles.mirrored : styles.row;
  return (
    <View style={styles.all} onFocus={onFocus}>
      {held && <Glow />}
      {isThrough && <Glow tone="go" />}
      <Press
        name={name}
        onPress={() => grasp(glass)}
        busy={sent || undefined}
        testID={`glass-${sideOf(glass)}`}
        style={[styles.press, column ? styles.column : row]}
      >
        <GlassWords glass={glass} isThrough={isThrough} column={column} />
        <View style={sent && styles.sent}>
          <Glass glass={glass} column={column} {...room} />
        </View>
      </Press>
      <PointerSlot at={`glass-${sideOf(glass)}`} />
    </View>
  );
}

const Glass = memo(function Glass({ glass, width, height, column }: Props) {
  const { textScale } = useComfort();
  const { seat, clock } = useSeat('seat', 'clock');
  const until = useFromSeat(untilOf(glass));
  const full = useFromSeat(fullOf);
  const high = column
    ? height - PADDING - WORDS * textScale
    : Math.min(height - PADDING, (width - BESIDE * textScale) * SLIM);
  return (
    <TimedGlass
      until={until}
      full={full}
      clock={clock}
      height={high}
      tint={seatColour(seat)}
      testID={`sand-${glass}`}
    />
  );
});

const PADDING = 3 * space.s;
const WORDS = 42; // two lines below the glass
const BESIDE = 88; // the words beside it
const SLIM = 236 / 108; // a glass is higher than wide

const styles = StyleSheet.create({
  all: { flex: 1 },
  press: {
    flex: 1,
    alignItems: 'center',
    gap: space.s,
    borderRadius: radius.m,
    backgroundColor: colors.raised,
  },
  row: { flexDirection: 'row', justifyContent: 'center' },
  mirrored: { flexDirection: 'row-reverse', justifyContent: 'center' },
  column: { flexDirection: 'column-reverse', justifyContent: 'center', gap: 0 },
  sent: { opacity: 0.5 },
});
