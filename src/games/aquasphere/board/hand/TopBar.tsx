import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg, { Circle, Path } from 'react-native-svg';
import { SECOND } from '@/kit/millis';
import { useComfort } from '@/ui/comfort';
import { TimedGlass } from '@/ui/hourglass/TimedGlass';
import { Icon } from '@/ui/Icon';
import { PointerSlot } from '@/ui/lesson/slots';
import { Press } from '@/ui/Press';
import { SpeakButton } from '@/ui/talk/SpeakButton';
import { colors, fonts, LARGE, TOUCH } from '@/ui/theme/tokens';
import { Type } from '@/ui/Type';
import { ROUNDS } from '../../rules/components';
import { nameOf } from '../pieces/naming';
import { seatColour } from '../pieces/colours';
import { LightBulb } from '../pieces/Goods';
import { Piece } from '../pieces/Piece';
import { SeatMark } from '../pieces/SeatMark';
import { useAnchor } from './anchors';
import type { Page } from './hand';
import { PAGES } from './hand';
import { useActs, useFromSeat, useHand, useSeat } from './HandContext';
import { isAskedIn, isLastRound, momentIn, ownIn } from './selectors';
import { useSizes } from './shape';
import { handWords } from './words';

type BarProps = { readonly menu: ReactNode; readonly hasPages: boolean };

/** The table’s menu, the round, the pages or else whose turn it is, and the points. */
export function TopBar({ menu, hasPages }: BarProps) {
  const say = handWords.useSay();
  const { isTight, isCramped } = useSizes();
  const { textScale } = useComfort();
  const { round } = useFromSeat(it => it.view);
  return (
    <View style={styles.bar}>
      {menu}
      {isCramped && hasPages ? (
        <RoundButton />
      ) : (
        <Type tone="soft" style={styles.strong} numberOfLines={1} testID="round">
          {say(hasPages && !isTight && textScale <= LARGE ? 'round' : 'roundShort', {
            round,
            of: ROUNDS,
          })}
        </Type>
      )}
      {hasPages ? (
        <View role="tablist" style={styles.pages}>
          {PAGES.map(page => (
            <PageTab key={page} page={page} />
          ))}
        </View>
      ) : (
        <>
          <Message />
          <Speak />
        </>
      )}
      <Sand />
      <Points />
    </View>
  );
}

/** On a small phone the round itself opens the next one. */
function RoundButton() {
  const say = handWords.useSay();
  const { showNext, turnTo } = useActs();
  const { showsNext } = useHand('showsNext');
  const { round } = useFromSeat(it => it.view);
  return (
    <Press
      name={`${say('round', { round, of: ROUNDS })}. ${say('showNext', { round: round + 1 })}`}
      expanded={showsNext}
      onPress={() => {
        turnTo('lab');
        showNext(!showsNext);
      }}
      testID="show-next"
      style={[styles.tab, showsNext && styles.shown]}
    >
      <PointerSlot at="show-next" />
      <Type tone="sand" align="center" style={styles.strong}>
        {say('roundShort', { round, of: ROUNDS })}
      </Type>
    </Press>
  );
}

function PageTab({ page }: { readonly page: Page }) {
  const say = handWords.useSay();
  const { page: shown } = useHand('page');
  const { turnTo } = useActs();
  const isShown = shown === page;
  const color = isShown ? colors.sand : colors.inkSoft;
  return (
    <Press
      ref={useAnchor(`tab-${page}`)}
      role="tab"
      name={say(`page.${page}`)}
      selected={isShown}
      onPress={() => turnTo(page)}
      testID={`page-${page}`}
      style={[styles.tab, isShown && styles.shown]}
    >
      <PointerSlot at={`page-${page}`} />
      {page === 'people' ? <Icon name="people" color={color} /> : <PageSign {...{ page, color }} />}
    </Press>
  );
}

const PageSign = ({
  page,
  color,
}: {
  readonly page: 'lab' | 'station';
  readonly color: string;
}) => (
  <Svg aria-hidden width={26} height={26} viewBox="-13 -13 26 26">
    {page === 'lab' ? (
      <Path
        d="M-3 -10H3M-2 -10V-3L-9 8C-10 10 -9 11 -7 11H7C9 11 10 10 9 8L2 -3V-10M-6 4H6"
        fill="none"
        stroke={color}
        strokeWidth={2}
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    ) : (
      [0, 1, 2, 3, 4, 5, 6].map(n => (
        <Circle
          key={n}
          cx={n === 6 ? 0 : 8 * Math.cos((n * Math.PI) / 3)}
          cy={n === 6 ? 0 : 8 * Math.sin((n * Math.PI) / 3)}
          r={3.2}
          fill="none"
          stroke={color}
          strokeWidth={1.8}
        />
      ))
    )}
  </Svg>
);

/** The hourglass of a turn, if the table plays with one. */
function Sand() {
  const { clock } = useSeat('clock');
  const until = useFromSeat(({ view }) => view.until);
  const seconds = useFromSeat(({ view }) => view.options.turnSeconds);
  if (until === null || seconds === null) return null;
  return <TimedGlass until={until} full={seconds * SECOND} clock={clock} height={38} />;
}

function Points() {
  const say = handWords.useSay();
  const { seat } = useSeat('seat');
  const { explain } = useActs();
  const { points } = useFromSeat(ownIn);
  return (
    <Press
      name={say('ownPoints', { count: points })}
      onPress={() => explain({ about: 'track' })}
      onLongPress={() => explain({ about: 'track' })}
      style={styles.points}
    >
      <PointerSlot at="own-points" />
      <Piece size={30}>
        <LightBulb />
      </Piece>
      <Type as="title" style={[styles.strong, { color: seatColour(seat) }]} testID="own-points">
        {points}
      </Type>
    </Press>
  );
}

function Speak() {
  const { talk } = useActs();
  return <SpeakButton shows="icon" onPress={() => talk(true)} style={styles.speak} />;
}

/** The player on turn and what they do, and the way to the next round. */
export function MessageLine() {
  const say = handWords.useSay();
  const { showNext, turnTo } = useActs();
  const { showsNext } = useHand('showsNext');
  const view = useFromSeat(it => it.view);
  return (
    <View style={styles.line}>
      <Message />
      <Speak />
      {!isLastRound(view) && (
        <Press
          name={say('showNext', { round: view.round + 1 })}
          expanded={showsNext}
          onPress={() => {
            turnTo('lab');
            showNext(!showsNext);
          }}
          testID="show-next"
          style={[styles.next, showsNext && styles.shown]}
        >
          <PointerSlot at="show-next" />
          <Type as="label" tone="sand">
            {say(showsNext ? 'thisRound' : 'nextRound', { round: view.round + 1 })}
          </Type>
          <Icon name="chevronRight" size={16} color={colors.sand} />
        </Press>
      )}
    </View>
  );
}

export function useMessage(): string {
  const say = handWords.useSay();
  const { language } = useComfort();
  const { view, places } = useSeat('view', 'places');
  const isAsked = useFromSeat(isAskedIn);
  const moment = useFromSeat(momentIn);
  const place = places.find(({ seat }) => seat === view.turn);
  const isGone = place && place.sits !== 'bot' && place.sits !== 'nobody' && !place.here;
  const name = nameOf(language, places, view.turn);
  return view.phase.name === 'over'
    ? say('over')
    : isAsked && moment
      ? say(`asked.${moment}`)
      : say(isGone ? 'gone' : view.phase.name === 'turn' ? 'theirTurn' : 'theirScoring', {
          name,
        });
}

function Message() {
  const turn = useFromSeat(({ view }) => view.turn);
  const isAsked = useFromSeat(isAskedIn);
  const words = useMessage();
  return (
    <View
      accessible
      role="status"
      aria-live="polite"
      testID="whose-turn"
      style={[styles.message, isAsked && { borderColor: seatColour(turn) }]}
    >
      <SeatMark seat={turn} size={22} />
      <Type as="small" style={styles.words}>
        {words}
      </Type>
    </View>
  );
}

const styles = StyleSheet.create({
  bar: { flexDirection: 'row', alignItems: 'center', gap: 4, minHeight: 48, paddingRight: 8 },
  strong: { fontFamily: fonts.strong },
  pages: { flexGrow: 1, flexDirection: 'row', justifyContent: 'center' },
  tab: {
    width: TOUCH + 2,
    height: TOUCH,
    alignItems: 'center',
    borderRadius: 14,
    borderWidth: 1.5,
    borderColor: 'transparent',
  },
  shown: { borderColor: colors.line, backgroundColor: colors.raised },
  points: { flexDirection: 'row', alignItems: 'center', gap: 2 },
  line: { flexDirection: 'row', alignItems: 'center', gap: 6, minHeight: TOUCH },
  message: {
    flex: 1,
    flexDirection: 'row',
    alignItems: 'center',
    gap: 8,
    paddingHorizontal: 8,
    paddingVertical: 3,
    borderRadius: 12,
    borderWidth: 1.5,
    borderColor: 'transparent',
  },
  words: { flex: 1, fontFamily: fonts.strong },
  speak: { width: TOUCH, height: TOUCH, borderRadius: 22 },
  next: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 4,
    paddingHorizontal: 12,
    borderRadius: 22,
    borderWidth: 1.5,
    borderColor: '#33518F',
    backgroundColor: '#0E1C3D',
  },
});
