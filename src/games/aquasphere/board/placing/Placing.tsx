import { StyleSheet, View } from 'react-native';
import { IconButton } from '@/ui/IconButton';
import { colors, fonts } from '@/ui/theme/tokens';
import { Pointed, PointerSlot } from '@/ui/lesson/slots';
import { Press } from '@/ui/Press';
import { Type } from '@/ui/Type';
import type { Task } from '../../rules/components';
import { capacityOf } from '../../rules/lab';
import { Hint, MainButton } from '../hand/ActionBar';
import { Plate } from '../hand/Plate';
import { useActs, useFromSeat, useHand, useSeat } from '../hand/HandContext';
import { changeOf, Price } from '../hand/Price';
import { RefusalLine } from '../hand/RefusalLine';
import { isSentIn, ownIn } from '../hand/selectors';
import { useSizes } from '../hand/shape';
import { useUndo } from '../hand/undo';
import { handWords } from '../hand/words';
import { LineBlock } from '../lines/LineBlock';
import { seatColour } from '../pieces/colours';
import { TimeMarker } from '../pieces/Goods';
import { Piece } from '../pieces/Piece';
import { pieceWords } from '../pieces/words';
import { BillBlock } from './BillBlock';
import { SectorRing } from './SectorRing';
import { SectorView } from './SectorView';
import { type PlacingPlan, usePlan } from './usePlan';
import { workTitle } from './workTitle';

type Props = {
  readonly size: { readonly width: number; readonly height: number };
  /** Beside a station that is always in sight, no ring is needed. */
  readonly hasRing?: boolean;
};

/** A bot on its way: the sector, the bill, the red line, and two buttons. */
export function Placing({ size, hasRing = true }: Props) {
  const say = handWords.useSay();
  const { picked } = useHand('picked');
  const plan = usePlan();
  const { isTight } = useSizes();
  const task = plan?.task ?? (picked?.what === 'bot' ? picked.task : null);
  if (!task) return null;
  return (
    <View style={styles.placing} testID="placing">
      <Head task={task} isDone={plan?.isDone ?? false} />
      {hasRing && (
        <SectorRing
          task={task}
          sector={plan?.sector ?? null}
          isDone={plan?.isDone ?? false}
          height={roomIn(size.height, isTight) * RING_SHARE}
        />
      )}
      <View style={styles.below}>
        {plan ? (
          <Planned plan={plan} size={size} />
        ) : (
          <View style={styles.empty}>
            <Type tone="soft" align="center">
              {say('whichSector')}
            </Type>
          </View>
        )}
        <RefusalLine />
        {plan ? (
          <Buttons plan={plan} />
        ) : (
          <View style={styles.hint}>
            <Hint>{say('touchSector')}</Hint>
          </View>
        )}
      </View>
    </View>
  );
}

/** The height left besides the head, the red line and the buttons. */
const roomIn = (height: number, isTight: boolean): number => height - (isTight ? 282 : 290);
/** The shares of it that the ring may take, and the sector below it. */
const [RING_SHARE, SECTOR_SHARE] = [0.5, 0.44];

function Head({ task, isDone }: { readonly task: Task; readonly isDone: boolean }) {
  const say = handWords.useSay();
  const piece = pieceWords.useSay();
  const { seat } = useSeat('seat');
  const { pick } = useActs();
  const undo = useUndo();
  const player = useFromSeat(ownIn);
  const { isTight } = useSizes();
  const name = piece(`task.${task}`);
  return (
    <View style={styles.head}>
      {isDone ? (
        undo && (
          <IconButton icon="undo" name={say('undoName')} onPress={undo.takeBack} testID="undo" />
        )
      ) : (
        <Pointed at="placing-back">
          <IconButton
            icon="back"
            name={say('back')}
            onPress={() => pick(null)}
            testID="placing-back"
          />
        </Pointed>
      )}
      <Type as="heading" numberOfLines={1} style={styles.title}>
        {isTight ? name : say(isDone ? 'botPlaced' : 'botOf', { task: name })}
      </Type>
      <Piece size={26}>
        <TimeMarker />
      </Piece>
      <Type style={styles.strong}>{`${player.time}/${capacityOf(player, 'time')}`}</Type>
      <Price what="points" count={player.points} size={20} isStock />
      <View style={[styles.own, { backgroundColor: seatColour(seat) }]} />
    </View>
  );
}

type PlannedProps = { readonly plan: PlacingPlan; readonly size: Props['size'] };

function Planned({ plan, size }: PlannedProps) {
  const { answer } = useActs();
  const { isTight } = useSizes();
  const { bill, lines, from, to } = plan;
  const side = Math.min(size.width * 0.6, roomIn(size.height, isTight) * SECTOR_SHARE);
  return (
    <>
      <Plate style={styles.sector}>
        <SectorView
          sector={plan.sector}
          task={plan.task}
          size={side}
          isDone={plan.isDone}
          overflows={bill.home.length > 0 && !plan.isDone}
        />
        <BillBlock plan={plan} />
      </Plate>
      <LineBlock plans={lines} {...{ from, to, answer }} gain={bill.gain.points} />
    </>
  );
}

function Buttons({ plan }: { readonly plan: PlacingPlan }) {
  const say = handWords.useSay();
  const { act } = useActs();
  const isSent = useFromSeat(isSentIn);
  const { isTight } = useSizes();
  const { bill, controlActs, acts, isDone } = plan;
  const way = isDone ? 0 : bill.way;
  const title = workTitle(say, plan);
  const crystals =
    bill.gain.crystals - plan.lines.filter(({ answer }) => answer === 'crystal').length;
  const time = bill.gain.time - way - bill.dock;
  const gains = [
    ['time', time],
    ['crystals', crystals],
    ['points', plan.to - plan.from],
  ] as const;
  return (
    <View style={styles.buttons}>
      <Press
        name={say('onlyControlName', { count: way })}
        onPress={() => act(...controlActs)}
        disabled={bill.whyNot !== undefined && !isDone}
        busy={isSent}
        testID="only-control"
        style={styles.control}
      >
        <PointerSlot at="only-control" />
        <Type
          as={isTight ? 'label' : 'small'}
          align="center"
          style={styles.strong}
          numberOfLines={2}
        >
          {say(isDone ? 'leaveIt' : 'onlyControl')}
        </Type>
        {way > 0 && <Price what="time" count={-way} size={14} />}
      </Press>
      <MainButton
        title={title}
        name={[
          title,
          ...gains.map(([what, count]) =>
            count ? say(`gain.${what}`, { count: Math.abs(count), change: changeOf(count) }) : '',
          ),
        ]
          .filter(Boolean)
          .join(', ')}
        isBusy={isSent}
        disabled={acts === null}
        onPress={() => acts && act(...acts)}
        note={
          <View style={styles.gains}>
            {gains
              .filter(([, count]) => count !== 0)
              .map(([what, count]) => (
                <Price key={what} {...{ what, count }} size={15} tone={acts ? 'dark' : 'soft'} />
              ))}
          </View>
        }
      />
    </View>
  );
}

const styles = StyleSheet.create({
  placing: { flexGrow: 1, gap: 5 },
  /** Its content changes with each plan; the ring above it stays where it is. */
  below: { flexGrow: 1, gap: 5, justifyContent: 'space-between' },
  hint: { flexDirection: 'row', minHeight: 64 },
  head: { flexDirection: 'row', alignItems: 'center', gap: 8, minHeight: 46, paddingHorizontal: 4 },
  title: { flex: 1, fontFamily: fonts.display },
  strong: { fontFamily: fonts.strong },
  own: { width: 6, height: 26, borderRadius: 3 },
  empty: { flexGrow: 1, alignItems: 'center', justifyContent: 'center', padding: 16 },
  sector: { flexDirection: 'row', alignItems: 'center', gap: 4, padding: 4 },
  buttons: { flexDirection: 'row', gap: 6 },
  control: {
    minWidth: 112,
    minHeight: 64,
    alignItems: 'center',
    justifyContent: 'center',
    paddingHorizontal: 8,
    borderRadius: 16,
    borderWidth: 1.5,
    borderColor: colors.line,
    backgroundColor: colors.raised,
  },
  gains: { flexDirection: 'row', gap: 12 },
});
