import { StyleSheet, View } from 'react-native';
import Svg, { Circle, Path, Rect } from 'react-native-svg';
import type { Seat } from '@/kit/seat';
import { Icon } from '@/ui/Icon';
import { PointerSlot } from '@/ui/lesson/slots';
import { Press } from '@/ui/Press';
import { colors, fonts } from '@/ui/theme/tokens';
import { Type } from '@/ui/Type';
import { Plate } from '../hand/Plate';
import type { LineAnswer } from '../hand/hand';
import { useActs, useSeat } from '../hand/HandContext';
import { HoldToExplain } from '../hand/HoldToExplain';
import { Price } from '../hand/Price';
import { useSizes } from '../hand/shape';
import { handWords } from '../hand/words';
import { ActionWindow } from '../pieces/ActionWindow';
import { sea } from '../pieces/colours';
import { Figure } from '../pieces/Figure';
import { Numeral } from '../pieces/Numeral';
import { At } from '../pieces/Piece';
import { pieceWords } from '../pieces/words';
import type { LinePlan } from './answers';

type Props = {
  readonly plans: readonly LinePlan[];
  /** The counter now, and where all answers lead. */
  readonly from: number;
  readonly to: number;
  /** The points that would be lost at a line. */
  readonly gain: number;
  answer(place: number, answer: LineAnswer): void;
};

/** A piece of the knowledge track, and the choice at the next red line; it stays without one, too. */
export function LineBlock({ plans, from, to, gain, answer }: Props) {
  const say = handWords.useSay();
  const { seat } = useSeat('seat');
  const open = plans.findIndex(it => it.answer === undefined);
  const at = open >= 0 ? open : plans.length - 1;
  const plan = plans[at];
  return (
    <Plate style={styles.block} testID="line-block">
      <PointerSlot at="line-block" />
      <HoldToExplain topic={{ about: 'line' }}>
        <TrackPart {...{ seat, from, to }} lines={plans.map(({ line }) => line)} />
      </HoldToExplain>
      {!plan ? (
        <Type as="small" tone="soft" align="center">
          {say(gain > 0 ? 'noLine' : 'noPoints')}
        </Type>
      ) : plan.ways.length === 0 ? (
        <Type as="small" tone="stop" align="center">
          {say('mustStop', { at: plan.line - 1, count: from + gain - plan.line + 1 })}
        </Type>
      ) : (
        <Choices plan={plan} total={from + gain} choose={it => answer(at, it)} />
      )}
    </Plate>
  );
}

const [FIELDS, STEP] = [9, 40];

type TrackProps = {
  readonly seat: Seat;
  readonly from: number;
  readonly to: number;
  readonly lines: readonly number[];
};

/** Nine fields around the counter, or more where it goes further. */
function TrackPart({ seat, from, to, lines }: TrackProps) {
  const { isTight } = useSizes();
  const first = Math.max(0, Math.min(from - 3, to - FIELDS + 2));
  const fields = Math.max(FIELDS, to - first + 2);
  const step = (STEP * FIELDS) / fields;
  const x = (field: number) => 20 + (field - first) * step;
  return (
    <Svg aria-hidden width="100%" height={isTight ? 46 : 58} viewBox={`0 0 ${STEP * FIELDS} 58`}>
      <Rect x={2} y={14} width={STEP * FIELDS - 4} height={18} rx={9} fill="#3B2E1E" />
      {Array.from({ length: fields }, (_, n) => (
        <Circle key={n} cx={x(first + n)} cy={23} r={3.4} fill={colors.brass} fillOpacity={0.75} />
      ))}
      {to > from && (
        <Path
          d={`M${x(from)} 23H${x(to)}`}
          stroke={colors.lamp}
          strokeWidth={4}
          strokeDasharray="1 8"
          strokeLinecap="round"
        />
      )}
      {lines.map(line => (
        <Rect
          key={line}
          x={x(line) - step / 2 - 3}
          y={3}
          width={6}
          height={40}
          rx={3}
          fill="#FF5A4C"
        />
      ))}
      {to > from && <Counter {...{ seat }} x={x(to)} isGhost />}
      <Counter {...{ seat }} x={x(from)} />
      <Numeral x={x(from)} y={50} size={15} fill={colors.inkSoft}>
        {from}
      </Numeral>
      {to > from && (
        <Numeral x={x(to)} y={50} size={15} fill={colors.go}>
          {to}
        </Numeral>
      )}
    </Svg>
  );
}

type CounterProps = { readonly seat: Seat; readonly x: number; readonly isGhost?: boolean };

const Counter = ({ seat, x, isGhost = false }: CounterProps) => (
  <>
    <Circle
      cx={x}
      cy={23}
      r={16}
      fill={sea.edge}
      fillOpacity={isGhost ? 0.5 : 1}
      stroke={isGhost ? colors.inkSoft : colors.brassLight}
      strokeWidth={2.4}
      {...(isGhost && { strokeDasharray: '5 4' })}
    />
    <At x={x} y={23} size={22} opacity={isGhost ? 0.6 : 1}>
      <Figure seat={seat} />
    </At>
  </>
);

type ChoicesProps = {
  readonly plan: LinePlan;
  /** The points with everything that was gained. */
  readonly total: number;
  choose(answer: LineAnswer): void;
};

/** Over the line for a crystal or, without any, for a bot; or stop in front of it. */
function Choices({ plan: { line, answer, ways }, total, choose }: ChoicesProps) {
  const say = handWords.useSay();
  const piece = pieceWords.useSay();
  const { explain } = useActs();
  return (
    <View style={styles.choices}>
      {ways.map(way => {
        const isChosen = answer === way;
        const words = way === 'crystal' ? say('cross') : say('crossByBot');
        const price =
          way === 'crystal' ? say('aCrystal') : way === 'stop' ? '' : piece(`task.${way}`);
        return (
          <Press
            key={way}
            name={say('crossName', { words, price, line })}
            role="radio"
            checked={isChosen}
            onPress={() => choose(way)}
            onLongPress={() => explain({ about: 'line' })}
            testID={`cross-${way}`}
            style={[styles.choice, styles.wide, styles.ready, isChosen && styles.chosen]}
          >
            <PointerSlot at={`cross-${way}`} />
            <View style={styles.words}>
              <Type as="label" style={styles.strong} numberOfLines={2}>
                {words}
              </Type>
              <Type as="label" tone="go">
                {say('upTo', { points: total })}
              </Type>
            </View>
            {way === 'crystal' ? (
              <Price what="crystals" count={-1} size={18} />
            ) : (
              way !== 'stop' && <ActionWindow task={way} size={34} />
            )}
            {isChosen && <Icon name="check" size={18} color={colors.go} />}
          </Press>
        );
      })}
      <Press
        name={say('stopName', { at: line - 1, count: total - line + 1 })}
        role="radio"
        checked={answer === 'stop'}
        onPress={() => choose('stop')}
        onLongPress={() => explain({ about: 'line' })}
        testID="stop-at-line"
        style={[styles.choice, answer === 'stop' && styles.chosen]}
      >
        <PointerSlot at="stop-at-line" />
        <View style={styles.words}>
          <Type as="label" align="center" style={styles.strong} numberOfLines={1}>
            {say('stopAt', { at: line - 1 })}
          </Type>
          <Type as="label" tone="stop" align="center" numberOfLines={1}>
            {say('lost', { count: total - line + 1 })}
          </Type>
        </View>
      </Press>
    </View>
  );
}

const styles = StyleSheet.create({
  block: { padding: 6, gap: 4, justifyContent: 'center' },
  choices: { flexDirection: 'row', gap: 6 },
  choice: {
    flex: 1,
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 4,
    minHeight: 52,
    paddingHorizontal: 8,
    borderRadius: 14,
    borderWidth: 1.5,
    borderColor: colors.line,
    backgroundColor: colors.raised,
  },
  wide: { flex: 1.4 },
  ready: { borderColor: colors.go },
  chosen: { borderColor: colors.go, borderWidth: 2.5, backgroundColor: '#14382C' },
  words: { flexShrink: 1 },
  strong: { fontFamily: fonts.strong },
});
