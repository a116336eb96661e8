import { StyleSheet, View } from 'react-native';
import { GestureDetector } from 'react-native-gesture-handler';
import { TimedGlass } from '@/ui/hourglass/TimedGlass';
import { useComfort } from '@/ui/comfort';
import { Press } from '@/ui/Press';
import { colors, radius, space } from '@/ui/theme/tokens';
import { glassMs } from '../../../rules/hourglass';
import type { GlassId } from '../../../rules/state';
import { Pointer } from '../../lesson/Pointer';
import { seatColour } from '../../pieces/colours';
import { Glow } from '../Glow';
import { useHand } from '../HandContext';
import { useHasCome } from '../useMoments';
import { GlassWords } from './GlassWords';
import { PlanChip } from './PlanChip';
import { type Dragged, type Point, useDrag } from './useDrag';
import { useGlassName } from './useGlassName';

export type Dropping = Pick<Dragged, 'ghost'> & {
  /** A glass is let go at this point of the window. */
  onLetGo(glass: GlassId, point: Point): void;
};
type Props = Dropping & {
  readonly glass: GlassId;
  readonly room: { readonly width: number; readonly height: number };
  readonly column: boolean;
};

/** One glass with its words; touched it is picked up, or what it stands for is opened. */
export function GlassStand({ glass, room, column, ghost, onLetGo }: Props) {
  const { view, seat, clock, held, standing, isSent, grasp } = useHand();
  const { leftHand, textScale } = useComfort();
  const { name, onFocus } = useGlassName(glass);
  const stands = standing(glass);
  const isThrough = useHasCome(clock, stands?.until ?? null);
  const drag = useDrag({
    enabled: !stands && !isSent(glass),
    ghost,
    onLift: () => held !== glass && grasp(glass),
    onLetGo: point => onLetGo(glass, point),
  });
  const height = column
    ? room.height - PADDING - WORDS * textScale
    : Math.min(room.height - PADDING, (room.width - BESIDE * textScale) * SLIM);
  const row = leftHand ? styles.mirrored : styles.row;
  return (
    <View style={styles.stand}>
      <GestureDetector gesture={drag}>
        <View style={styles.all} onFocus={onFocus}>
          {held === glass && <Glow />}
          {stands && isThrough && <Glow tone="go" />}
          <Press
            name={name}
            onPress={() => grasp(glass)}
            busy={isSent(glass) || undefined}
            testID={`glass-${glass === 0 ? 'left' : 'right'}`}
            style={[styles.press, column ? styles.column : row]}
          >
            <GlassWords glass={glass} isThrough={isThrough} column={column} />
            <View style={isSent(glass) && styles.sent}>
              <TimedGlass
                until={stands?.until ?? null}
                full={glassMs(view.options, seat)}
                clock={clock}
                height={height}
                tint={seatColour(seat)}
                testID={`sand-${glass}`}
              />
            </View>
          </Press>
          <Pointer at={`glass-${glass === 0 ? 'left' : 'right'}`} />
        </View>
      </GestureDetector>
      <PlanChip glass={glass} isThrough={isThrough} />
    </View>
  );
}

const PADDING = 3 * space.s;
const WORDS = 42; // two lines below the glass
const BESIDE = 88; // words beside it
const SLIM = 236 / 108; // a glass is higher than wide

const styles = StyleSheet.create({
  stand: { flex: 1 },
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
