import { StyleSheet, View } from 'react-native';
import Svg, { Circle, Path } from 'react-native-svg';
import { Carry } from '@/ui/carrying/Carry';
import { PointerSlot } from '@/ui/lesson/slots';
import { Press } from '@/ui/Press';
import { colors } from '@/ui/theme/tokens';
import { Type } from '@/ui/Type';
import { ARROWS } from '../../rules/components';
import { type StepBill, stepBillsOf } from '../../rules/targets';
import { ActionWindow } from '../pieces/ActionWindow';
import { Engineer } from '../pieces/Crew';
import { sea } from '../pieces/colours';
import { Piece } from '../pieces/Piece';
import { BotForMarkers } from './BotForMarkers';
import { useAnchor } from './anchors';
import { Plate } from './Plate';
import { useEngineerWay } from './carrying';
import { useFromSeat, useHand, useSeat } from './HandContext';
import { HoldToExplain } from './HoldToExplain';
import { NextRound } from './NextRound';
import { Price } from './Price';
import { isAskedIn, ownIn } from './selectors';
import { useSizes } from './shape';
import { useRoomTouch } from './useRoomTouch';
import { handWords } from './words';

/** The next steps of the engineer, and the bot for three markers; or the next round over them. */
export function Headquarters() {
  const { showsNext } = useHand('showsNext');
  return (
    <Plate ref={useAnchor('headquarters')} style={styles.block} testID="headquarters">
      {showsNext ? (
        <NextRound />
      ) : (
        <>
          <Fork />
          <View style={styles.rule} />
          <BotForMarkers />
        </>
      )}
    </Plate>
  );
}

/** The engineer between the rooms that can be entered now. */
function Fork() {
  const { view, seat } = useSeat('view', 'seat');
  const isAsked = useFromSeat(isAskedIn);
  const { engineer } = useFromSeat(ownIn);
  const next = engineer === null ? [] : ARROWS[engineer];
  const arrows = stepBillsOf(view, seat).filter(
    ({ room, whyNot }) => whyNot === undefined || next.includes(room),
  );
  const middle = Math.ceil(arrows.length / 2);
  if (arrows.length === 0) return <OnTop isAsked={isAsked} />;
  return (
    <View style={styles.fork}>
      {arrows.slice(0, middle).map(bill => (
        <RoomTouch key={bill.room} bill={bill} />
      ))}
      <OwnEngineer />
      {arrows.slice(middle).map(bill => (
        <RoomTouch key={bill.room} bill={bill} />
      ))}
    </View>
  );
}

/** No step is left: only passing. */
function OnTop({ isAsked }: { readonly isAsked: boolean }) {
  const say = handWords.useSay();
  const { engineer } = useFromSeat(ownIn);
  return (
    <View style={styles.top}>
      <OwnEngineer />
      <Type as="small" tone="soft" align="center">
        {say(engineer === null ? 'hasPassed' : isAsked ? 'onTop' : 'onTopWaiting')}
      </Type>
    </View>
  );
}

function OwnEngineer() {
  const isAsked = useFromSeat(isAskedIn);
  const { seat } = useSeat('seat');
  const { room } = useSizes();
  const way = useEngineerWay();
  const figure = (
    <View style={styles.engineer} collapsable={false}>
      <Svg aria-hidden width={room * 1.2} height={room * 0.9} viewBox="-53 -40 106 80">
        <Circle r={30} fill={sea.glass} stroke={colors.brassShade} strokeWidth={4} />
        <Path
          d="M-38 -9L-52 0L-38 9ZM38 -9L52 0L38 9Z"
          fill={colors.go}
          stroke={colors.go}
          strokeWidth={3}
          strokeLinejoin="round"
        />
      </Svg>
      <View style={styles.figure}>
        <Piece size={room * 0.76}>
          <Engineer seat={seat} />
        </Piece>
      </View>
    </View>
  );
  if (!way) return figure;
  return (
    <Carry
      finger={way.finger}
      enabled={isAsked}
      onLift={way.onLift}
      onLetGo={way.letGo}
      testID="carry-engineer"
    >
      {figure}
    </Carry>
  );
}

function RoomTouch({ bill }: { readonly bill: StepBill }) {
  const sizes = useSizes();
  const { name, chips, isChosen, canEnter, place, press } = useRoomTouch(bill);
  return (
    <HoldToExplain ref={place} topic={{ about: 'task', task: bill.task }} style={styles.roomPlace}>
      <Press {...press} style={styles.room}>
        <PointerSlot at={`room-${bill.room}`} />
        <ActionWindow
          task={bill.task}
          size={sizes.room}
          state={isChosen ? 'chosen' : canEnter ? 'ready' : 'free'}
        />
        {!sizes.isTight && (
          <Type as="label" align="center" numberOfLines={1}>
            {name}
          </Type>
        )}
        {chips.map(({ key, words, gain, isCard }) => (
          <View key={key} style={[styles.chip, isCard && styles.byCard]}>
            <Type as="label" tone={isCard ? 'sand' : 'soft'} align="center">
              {words}
            </Type>
            {gain && <Price {...gain} size={14} />}
          </View>
        ))}
      </Press>
    </HoldToExplain>
  );
}

const styles = StyleSheet.create({
  block: { flexDirection: 'row', alignItems: 'stretch', padding: 6, gap: 4 },
  rule: { width: 1.5, backgroundColor: sea.panelLine, marginVertical: 8 },
  fork: {
    flex: 2.5,
    flexDirection: 'row',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
  },
  top: { flex: 2.5, alignItems: 'center', justifyContent: 'center', gap: 6, padding: 6 },
  engineer: { alignItems: 'center', justifyContent: 'center', flexShrink: 0, marginHorizontal: -6 },
  figure: { position: 'absolute' },
  roomPlace: { flexGrow: 1, flexShrink: 1, flexBasis: 0, minWidth: 62 },
  room: { alignItems: 'center', justifyContent: 'flex-start', gap: 5 },
  chip: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    columnGap: 4,
    maxWidth: '100%',
    paddingHorizontal: 6,
    paddingVertical: 2,
    borderRadius: 14,
    borderWidth: 1.5,
    borderColor: sea.panelLine,
    backgroundColor: sea.glass,
  },
  byCard: { borderColor: colors.lamp },
});
