import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { useComfort } from '@/ui/comfort';
import { PointerSlot } from '@/ui/lesson/slots';
import { Press } from '@/ui/Press';
import { colors, fonts } from '@/ui/theme/tokens';
import { Type } from '@/ui/Type';
import { DOCKS, type Letter } from '../../rules/components';
import { hasCard } from '../../rules/lab';
import { playerOf, withSector } from '../../rules/pieces';
import { controlledBy, majorityIn } from '../../rules/score';
import { routesOf } from '../../rules/station';
import { SendHome } from '../hand/ProgrammedBots';
import { useActs, useSeat } from '../hand/HandContext';
import { Price } from '../hand/Price';
import { useSizes } from '../hand/shape';
import { handWords } from '../hand/words';
import { ControlField } from '../pieces/Goods';
import { Piece } from '../pieces/Piece';
import { sea } from '../pieces/colours';
import { SeatMark } from '../pieces/SeatMark';
import { nameOf } from '../pieces/naming';
import { useWhyNot } from '../table/useWhyNot';
import { whySentence } from '../whyNot';
import type { PlacingPlan } from './usePlan';

/** The whole price and all that follows, before anything is done. */
export function BillBlock({ plan }: { readonly plan: PlacingPlan }) {
  const say = handWords.useSay();
  const { isTight } = useSizes();
  const { bill, isDone, sector } = plan;
  const time = -(isDone ? bill.dock : bill.way + bill.dock);
  const large = isTight ? 20 : 26;
  return (
    <View style={[styles.bill, isTight && styles.tight]} testID="bill">
      {!isTight && (
        <Type as="small" tone="soft">
          {say('sector', { letter: sector })}
        </Type>
      )}
      <View style={styles.sums}>
        {(time !== 0 || bill.gain.time === 0) && <Price what="time" count={time} size={large} />}
        {bill.gain.time > 0 && <Price what="time" count={bill.gain.time} size={large} tone="go" />}
        {bill.gain.crystals > 0 && (
          <Price what="crystals" count={bill.gain.crystals} size={large} tone="go" />
        )}
        {bill.gain.points > 0 && (
          <Price what="points" count={bill.gain.points} size={large} tone="go" />
        )}
      </View>
      <Parts plan={plan} />
      <Trouble plan={plan} />
      <View style={styles.rule} />
      {!isDone && <Follows plan={plan} />}
      <OnlyMove sector={sector} isDone={isDone} />
    </View>
  );
}

/** “2 locks + 3 dock”, and the card that makes it cheaper. */
function Parts({ plan: { bill, isDone, task } }: { readonly plan: PlacingPlan }) {
  const say = handWords.useSay();
  const { view, seat } = useSeat('view', 'seat');
  const { isTight } = useSizes();
  if (isDone || (bill.way === 0 && task !== 'submarine')) return null;
  const full = DOCKS[view.sectors[bill.sector].submarines.length] ?? 0;
  const saved = task === 'submarine' ? full - bill.dock : 0;
  const parts = [
    ...(bill.way > 0 ? [say('locks', { count: bill.way })] : []),
    ...(task === 'submarine' ? [say('dock', { count: bill.dock + saved })] : []),
  ];
  return (
    <>
      <Type as="label" tone="soft">
        {isTight && saved > 0 ? `${parts.join(' + ')} − ${saved}` : parts.join(' + ')}
      </Type>
      {saved > 0 && !isTight && hasCard(playerOf(view, seat), 'half-price') && (
        <Type as="label" tone="sand" style={styles.chip}>
          {say('halfCard', { count: saved })}
        </Type>
      )}
    </>
  );
}

/** Why it cannot be done, and the bots that could be sent home for time. */
function Trouble({ plan: { bill, isDone, task } }: { readonly plan: PlacingPlan }) {
  const { language } = useComfort();
  const { view, seat, places } = useSeat('view', 'seat', 'places');
  const why = (isDone ? undefined : bill.whyNot) ?? bill.whyNotWork;
  if (!why) return null;
  const others = playerOf(view, seat).programmed.filter(it => it !== task);
  return (
    <View style={styles.trouble}>
      <Type as="label" tone="stop" testID="why-not">
        {whySentence(language, why, places)}
      </Type>
      {why.code === 'short-of-time' &&
        others.map(it => (
          <View key={it} style={styles.remedy}>
            <SendHome task={it} isAsked isInline />
          </View>
        ))}
    </View>
  );
}

/** The majority after it, and the bots that have to move. */
function Follows({ plan: { bill, sector } }: { readonly plan: PlacingPlan }) {
  const say = handWords.useSay();
  const { language } = useComfort();
  const { view, seat, places } = useSeat('view', 'seat', 'places');
  const after = withSector(view, sector, { control: seat });
  const first = majorityIn(after);
  const count = controlledBy(after, seat).length;
  const key = !first.includes(seat) ? 'behind' : first.length === 1 ? 'aloneFirst' : 'tied';
  const named = (it: typeof seat) => nameOf(language, places, it);
  return (
    <>
      <Line
        picture={
          <Piece size={24}>
            <ControlField />
          </Piece>
        }
      >
        {say(key, { count })}
      </Line>
      {bill.pushed && (
        <Line
          picture={<SeatMark seat={bill.pushed} size={22} />}
          name={say('toChargingName', { name: named(bill.pushed) })}
        >
          {say('toCharging')}
        </Line>
      )}
      {bill.home.length > 0 && (
        <Line
          picture={bill.home.map((it, n) => (
            <SeatMark key={n} seat={it} size={22} />
          ))}
          name={say('goHomeName', { names: bill.home.map(named).join(', ') })}
          isLoud
        >
          {say('goHome')}
        </Line>
      )}
    </>
  );
}

type LineProps = {
  readonly picture: ReactNode;
  readonly children: string;
  readonly name?: string;
  readonly isLoud?: boolean;
};

const Line = ({ picture, children, name = children, isLoud = false }: LineProps) => (
  <View accessible aria-label={name} style={styles.line}>
    {picture}
    <Type as="label" tone={isLoud ? 'stop' : 'ink'} style={styles.words}>
      {children}
    </Type>
  </View>
);

/** Where a sector is too far for one go: only the way, and then a bot is sent home for the next. */
function OnlyMove({ sector, isDone }: { readonly sector: Letter; readonly isDone: boolean }) {
  const say = handWords.useSay();
  const { act } = useActs();
  const { view, seat } = useSeat('view', 'seat');
  const why = useWhyNot({ type: 'move', sector });
  const { time } = playerOf(view, seat);
  const isFar = [...routesOf(view, seat).values()].some(({ price }) => price > time);
  if (isDone || why || !isFar) return null;
  return (
    <Press
      name={say('onlyMoveName', { letter: sector })}
      onPress={() => act({ type: 'move', sector })}
      testID="only-move"
      style={styles.move}
    >
      <PointerSlot at="only-move" />
      <Type as="label" tone="sand">
        {say('onlyMove')}
      </Type>
    </Press>
  );
}

const styles = StyleSheet.create({
  bill: { flex: 1, gap: 3, justifyContent: 'center' },
  tight: { gap: 0 },
  sums: { flexDirection: 'row', flexWrap: 'wrap', columnGap: 12 },
  chip: {
    alignSelf: 'flex-start',
    paddingHorizontal: 8,
    borderRadius: 12,
    borderWidth: 1.5,
    borderColor: colors.lamp,
  },
  trouble: { gap: 4 },
  remedy: { flexDirection: 'row' },
  rule: { height: 1.5, marginVertical: 3, backgroundColor: sea.panelLine },
  line: { flexDirection: 'row', alignItems: 'center', gap: 5, minHeight: 22 },
  words: { flexShrink: 1, fontFamily: fonts.strong },
  move: { alignSelf: 'flex-start', minHeight: 44 },
});
