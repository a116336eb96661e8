import { StyleSheet, View } from 'react-native';
import Svg from 'react-native-svg';
import { Carry } from '@/ui/carrying/Carry';
import { useComfort } from '@/ui/comfort';
import { PointerSlot } from '@/ui/lesson/slots';
import { Press } from '@/ui/Press';
import { colors, TOUCH } from '@/ui/theme/tokens';
import { Type } from '@/ui/Type';
import { START } from '../../rules/components';
import { type StepBill, stepBillsOf } from '../../rules/targets';
import { sea } from '../pieces/colours';
import { engineersIn, engineerSpot, PLAN, roomSpot } from '../watch/headquartersPlan';
import { useHeadquartersWords } from '../watch/headquartersWords';
import { HouseShape } from '../watch/HouseShape';
import { useAnchor } from './anchors';
import { BotForMarkers } from './BotForMarkers';
import { useEngineerWay } from './carrying';
import { useFromSeat, useSeat } from './HandContext';
import { HoldToExplain } from './HoldToExplain';
import { NextRound } from './NextRound';
import { Plate } from './Plate';
import { Price } from './Price';
import { isAskedIn, isLastRound, ownIn } from './selectors';
import { useSizes } from './shape';
import { useRoomTouch } from './useRoomTouch';
import { handWords } from './words';

/** Beside a station: the whole headquarters, the bot for three markers, and the next round. */
export function WholeHouse() {
  const say = handWords.useSay();
  const view = useFromSeat(it => it.view);
  return (
    <Plate ref={useAnchor('headquarters')} style={styles.block} testID="headquarters">
      <House />
      <View style={styles.rule} />
      <View style={styles.bot}>
        <BotForMarkers />
      </View>
      <View style={styles.rule} />
      <View style={styles.next}>
        {!isLastRound(view) && (
          <Type as="small" tone="soft" align="center">
            {say('nextBrings', { round: view.round + 1 })}
          </Type>
        )}
        <NextRound isUpright />
      </View>
    </Plate>
  );
}

/** On a low tablet the rooms stand closer; they can still be touched. */
const [ROOMY, CLOSE] = [0.48, 0.43];

function House() {
  const { language } = useComfort();
  const { view, seat, places } = useSeat('view', 'seat', 'places');
  const { isTight } = useSizes();
  const scale = isTight ? CLOSE : ROOMY;
  const size = { width: PLAN.width * scale, height: PLAN.height * scale };
  const open = stepBillsOf(view, seat).filter(({ whyNot }) => whyNot === undefined);
  return (
    <View style={[styles.house, size]}>
      <HoldToExplain topic={{ about: 'rooms' }}>
        <View
          accessible
          role="img"
          aria-label={useHeadquartersWords(language, view, places)}
          testID="house"
          style={size}
        >
          <Svg aria-hidden {...size} viewBox={`0 0 ${PLAN.width} ${PLAN.height}`}>
            <HouseShape view={view} />
          </Svg>
        </View>
      </HoldToExplain>
      {open.map(bill => (
        <RoomOnPlan key={bill.room} {...{ bill, scale }} />
      ))}
      <OwnOnPlan scale={scale} />
    </View>
  );
}

type RoomProps = { readonly bill: StepBill; readonly scale: number };

/** A room that can be entered, and what that brings. */
function RoomOnPlan({ bill, scale }: RoomProps) {
  const { x, y } = roomSpot(bill.room);
  const { chips, isChosen, canEnter, place, press } = useRoomTouch(bill);
  return (
    <View
      ref={place}
      collapsable={false}
      style={[styles.room, { left: x * scale - TOUCH / 2, top: y * scale - TOUCH / 2 }]}
    >
      <PointerSlot at={`room-${bill.room}`} />
      <Press {...press} style={[styles.touch, isChosen && styles.chosen]} />
      {canEnter && chips.some(({ gain }) => gain) && (
        <View style={styles.chips}>
          {chips.map(({ key, gain }) => gain && <Price key={key} {...gain} size={14} tone="go" />)}
        </View>
      )}
    </View>
  );
}

/** A finger can carry the own engineer from where it stands. */
function OwnOnPlan({ scale }: { readonly scale: number }) {
  const { view, seat } = useSeat('view', 'seat');
  const { engineer } = useFromSeat(ownIn);
  const isAsked = useFromSeat(isAskedIn);
  const way = useEngineerWay();
  if (!way || engineer === null) return null;
  const here = engineersIn(view, engineer);
  const { x, y } = engineerSpot(engineer, here.indexOf(seat), here.length);
  const at = { left: x * scale - TOUCH / 2, top: y * scale - TOUCH / 2 };
  return (
    <View style={[styles.engineer, at, engineer === START && styles.low]}>
      <Carry
        finger={way.finger}
        enabled={isAsked}
        onLift={way.onLift}
        onLetGo={way.letGo}
        testID="carry-engineer"
      >
        <View collapsable={false} style={styles.handle} />
      </Carry>
    </View>
  );
}

const styles = StyleSheet.create({
  block: { flexDirection: 'row', alignItems: 'stretch', padding: 6, gap: 6 },
  rule: { width: 1.5, backgroundColor: sea.panelLine, marginVertical: 8 },
  house: { flexShrink: 0 },
  bot: { width: 86, justifyContent: 'center' },
  next: { flex: 1, alignItems: 'center', justifyContent: 'space-evenly', gap: 4 },
  room: { position: 'absolute', width: TOUCH, height: TOUCH },
  touch: { flex: 1, borderRadius: TOUCH / 2 },
  chosen: { borderWidth: 4, borderColor: colors.go, boxShadow: `0 0 12px ${colors.go}` },
  chips: {
    position: 'absolute',
    top: -12,
    alignSelf: 'center',
    flexDirection: 'row',
    gap: 4,
    paddingHorizontal: 5,
    borderRadius: 10,
    borderWidth: 1.5,
    borderColor: colors.go,
    backgroundColor: sea.glass,
    pointerEvents: 'none',
  },
  engineer: { position: 'absolute', pointerEvents: 'box-none' },
  low: { zIndex: 1 },
  handle: { width: TOUCH, height: TOUCH },
});
