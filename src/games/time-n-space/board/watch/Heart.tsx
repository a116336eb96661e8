import { StyleSheet, View } from 'react-native';
import Svg, { Circle, Defs, RadialGradient, Stop } from 'react-native-svg';
import type { TablePlace, TableClock } from '@/games/board';
import type { Seat } from '@/kit/seat';
import { unreachable } from '@/kit/unreachable';
import { colors } from '@/ui/theme/tokens';
import { useSvgIds } from '@/ui/useSvgIds';
import type { Phase, View as Seen } from '../../rules/state';
import { SeatMark } from '../pieces/SeatMark';
import { pieceWords } from '../pieces/words';
import { Caption } from './Caption';
import { WatchClock } from './WatchClock';
import { listed, nameOf } from '../pieces/naming';
import { Places } from './Places';
import { useStage } from './stage';
import { watchWords } from './words';

type Props = {
  readonly view: Seen;
  readonly places: readonly TablePlace[];
  readonly clock: TableClock;
  /** Radius around the middle of the map in which nothing lies. */
  readonly room: number;
};

/** The middle of the map, like a sun: the clock, or what everybody waits for. */
export function Heart(props: Props) {
  const { room } = props;
  return (
    <View style={[styles.heart, { width: room * 2, height: room * 2 }]}>
      <Sun size={room * 2} />
      <View style={[styles.heart, { width: room * 1.72 }]}>
        <Inside {...props} />
      </View>
    </View>
  );
}

function Inside({ view, places, clock, room }: Props) {
  const { px } = useStage();
  const { phase } = view;
  switch (phase.name) {
    case 'choosing':
    case 'preparing':
      return <Waiting phase={phase} seats={view.seats} places={places} />;
    case 'running':
      return (
        <WatchClock
          endsAt={phase.endsAt}
          clock={clock}
          size={Math.max(room * 0.6, Math.min(px(64), room * 0.7))}
        />
      );
    case 'over':
      return <Places view={view} places={places} />;
    default:
      return unreachable(phase);
  }
}

function Sun({ size }: { size: number }) {
  const [warm] = useSvgIds('sun');
  return (
    <Svg aria-hidden width={size} height={size} viewBox="-1 -1 2 2" style={StyleSheet.absoluteFill}>
      <Defs>
        <RadialGradient id={warm}>
          <Stop offset="0" stopColor={colors.lamp} stopOpacity={0.3} />
          <Stop offset="0.55" stopColor={colors.lamp} stopOpacity={0.1} />
          <Stop offset="1" stopColor={colors.lamp} stopOpacity={0} />
        </RadialGradient>
      </Defs>
      <Circle r={1} fill={`url(#${warm})`} />
      <Circle
        r={0.9}
        fill="none"
        stroke={colors.brass}
        strokeOpacity={0.4}
        strokeWidth={0.008}
        strokeDasharray="0.02 0.074"
      />
    </Svg>
  );
}

type WaitingProps = {
  readonly phase: Extract<Phase, { name: 'choosing' | 'preparing' }>;
  readonly seats: readonly Seat[];
  readonly places: readonly TablePlace[];
};

function Waiting({ phase, seats, places }: WaitingProps) {
  const say = watchWords.useSay();
  const piece = pieceWords.useSay();
  const { px } = useStage();
  const done = phase.name === 'choosing' ? phase.chosen : phase.ready;
  const open = seats.filter(seat => !done.includes(seat));
  const names = listed(
    piece,
    open.map(seat => nameOf(piece, places, seat)),
  );
  return (
    <>
      <Caption size={38} strong align="center">
        {say(taskOf(phase))}
      </Caption>
      <View accessible role="img" aria-label={say('waitFor', { names })} style={styles.marks}>
        {open.map(seat => (
          <SeatMark key={seat} seat={seat} size={px(52)} />
        ))}
      </View>
    </>
  );
}

/** If no hand holds orders there is nothing to place, as in every beginners' match. */
function taskOf(phase: WaitingProps['phase']): 'choosing' | 'preparing' | 'readying' {
  if (phase.name === 'choosing') return 'choosing';
  return Object.values(phase.hand).some(orders => orders.length > 0) ? 'preparing' : 'readying';
}

const styles = StyleSheet.create({
  heart: { alignItems: 'center', justifyContent: 'center' },
  marks: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: 12,
    marginTop: 12,
  },
});
