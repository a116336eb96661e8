import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg, { Circle, G, Path } from 'react-native-svg';
import { useComfort } from '@/ui/comfort';
import { Carry } from '@/ui/carrying/Carry';
import { PointerSlot } from '@/ui/lesson/slots';
import { Press } from '@/ui/Press';
import { colors, fonts } from '@/ui/theme/tokens';
import { Type } from '@/ui/Type';
import { type Letter, LOCKS, type Task } from '../../rules/components';
import { playerOf } from '../../rules/pieces';
import { type Bill, billOf } from '../../rules/targets';
import { useScientistWay, useSectorWay } from '../hand/carrying';
import { useActs, useSeat } from '../hand/HandContext';
import { Price } from '../hand/Price';
import { handWords } from '../hand/words';
import { BotPiece } from '../pieces/BotPiece';
import { enamelOf, sea } from '../pieces/colours';
import { Scientist } from '../pieces/Crew';
import { LightBulb } from '../pieces/Goods';
import { Numeral } from '../pieces/Numeral';
import { At, Piece } from '../pieces/Piece';
import { nameOf } from '../pieces/naming';
import { whySentence } from '../whyNot';
import { locksOn, RING, ringLock, ringPlace } from './ringPlaces';

type Props = {
  readonly task: Task;
  readonly sector: Letter | null;
  /** The bot has been placed already, so nothing can be chosen. */
  readonly isDone: boolean;
  /** The height there is at most. */
  readonly height: number;
};

/** Six sectors to choose from, each with its controller and its whole price. */
export function SectorRing({ task, sector, isDone, height }: Props) {
  const { view, seat } = useSeat('view', 'seat');
  const [width, setWidth] = useState<number>(RING.width);
  const scale = Math.min(1.25, width / RING.width, height / RING.height);
  const from = playerOf(view, seat).scientist.sector;
  const chosen = sector ? billOf(view, seat, task, sector) : undefined;
  return (
    <View
      onLayout={({ nativeEvent }) => setWidth(nativeEvent.layout.width)}
      style={styles.whole}
      testID="ring"
    >
      <View style={{ width: RING.width * scale, height: RING.height * scale }}>
        <Svg
          aria-hidden
          width={RING.width * scale}
          height={RING.height * scale}
          viewBox={`0 0 ${RING.width} ${RING.height}`}
        >
          <Tubes from={from} path={chosen?.path ?? []} />
        </Svg>
        {view.ring.map((letter, n) => (
          <SectorTouch
            key={letter}
            bill={billOf(view, seat, task, letter)}
            place={ringPlace(n)}
            {...{ scale, isDone }}
            isChosen={letter === sector}
            isFrom={letter === from}
          />
        ))}
        <Svg
          aria-hidden
          pointerEvents="none"
          width={RING.width * scale}
          height={RING.height * scale}
          viewBox={`0 0 ${RING.width} ${RING.height}`}
          style={StyleSheet.absoluteFill}
        >
          <Locks from={from} path={chosen?.path ?? []} />
          <Standing from={from} to={isDone ? null : sector} />
        </Svg>
      </View>
    </View>
  );
}

type WayProps = { readonly from: Letter; readonly path: readonly Letter[] };

function Tubes({ from, path }: WayProps) {
  const { view } = useSeat('view');
  const at = (letter: Letter) => ringPlace(view.ring.indexOf(letter));
  const line = (letters: readonly Letter[]) =>
    letters.map(letter => `${at(letter).x} ${at(letter).y}`).join('L');
  return (
    <>
      <Circle
        cx={RING.width / 2}
        cy={RING.height / 2}
        r={92}
        fill={colors.lamp}
        fillOpacity={0.09}
      />
      <Path
        d={`M${line(view.ring)}Z`}
        fill="none"
        stroke="#222B4C"
        strokeWidth={15}
        strokeLinejoin="round"
      />
      {path.length > 0 && (
        <Path
          d={`M${line([from, ...path])}`}
          fill="none"
          stroke={colors.lamp}
          strokeWidth={5}
          strokeDasharray="1 10"
          strokeLinecap="round"
        />
      )}
      <At x={RING.width / 2} y={RING.height / 2 + 2} size={76}>
        <LightBulb />
      </At>
      <Numeral x={RING.width / 2} y={RING.height / 2 - 10} size={30} fill={colors.inkDark}>
        {view.centre.bulb}
      </Numeral>
    </>
  );
}

function Locks({ from, path }: WayProps) {
  const { view } = useSeat('view');
  const paid = locksOn(view.ring, from, path);
  return (
    <>
      {view.ring.map((letter, n) => {
        const cost = LOCKS[letter];
        const isPaid = paid.includes(n);
        const edge = cost === 0 ? colors.go : cost > 1 ? colors.stop : colors.brass;
        return (
          <G key={letter} transform={`translate(${ringLock(n).x}, ${ringLock(n).y})`}>
            <Circle r={13} fill={isPaid ? colors.lamp : sea.edge} stroke={edge} strokeWidth={2.4} />
            <Numeral x={0} y={0} size={17} fill={isPaid ? colors.inkDark : colors.ink}>
              {cost}
            </Numeral>
          </G>
        );
      })}
    </>
  );
}

/** Over the scientist, for a finger that carries it; a tap still chooses the sector. */
function ScientistHandle({ scale }: { readonly scale: number }) {
  const way = useScientistWay();
  if (!way) return null;
  const size = HANDLE * scale;
  const left = (RING.radius + BESIDE.x) * scale - size / 2;
  const top = (RING.radius + BESIDE.y) * scale - size / 2;
  return (
    <View style={[styles.spot, { left, top }]}>
      <Carry finger={way.finger} onLift={way.onLift} onLetGo={way.letGo} testID="carry-scientist">
        <View collapsable={false} style={{ width: size, height: size }} />
      </Carry>
    </View>
  );
}

const HANDLE = 44;
/** A scientist stands here, from the middle of its sector. */
const BESIDE = { x: -36, y: -28 } as const;

/** The scientist, and its ghost at the goal. */
function Standing({ from, to }: { readonly from: Letter; readonly to: Letter | null }) {
  const { view, seat } = useSeat('view', 'seat');
  const beside = (letter: Letter) => {
    const { x, y } = ringPlace(view.ring.indexOf(letter));
    return { x: x + BESIDE.x, y: y + BESIDE.y };
  };
  return (
    <>
      <At {...beside(from)} size={36}>
        <Scientist seat={seat} />
      </At>
      {to && to !== from && (
        <At {...beside(to)} size={36}>
          <Scientist seat={seat} isGhost />
        </At>
      )}
    </>
  );
}

type TouchProps = {
  readonly bill: Bill;
  readonly place: { readonly x: number; readonly y: number };
  readonly scale: number;
  readonly isChosen: boolean;
  readonly isDone: boolean;
  /** The own scientist is here. */
  readonly isFrom: boolean;
};

function SectorTouch({ bill, place, scale, isChosen, isDone, isFrom }: TouchProps) {
  const say = handWords.useSay();
  const { language } = useComfort();
  const { view, places } = useSeat('view', 'places');
  const { aim, look } = useActs();
  const way = useSectorWay();
  const { sector } = bill;
  const { control } = view.sectors[sector];
  const price = bill.way + bill.dock;
  const isBlocked = bill.whyNotWork !== undefined;
  const size = RING.radius * 2 * scale;
  const name = [
    say('sector', { letter: sector }),
    control ? say('heldBy', { name: nameOf(language, places, control) }) : say('heldByNobody'),
    say('costs', { count: price }),
    ...(bill.whyNot ? [whySentence(language, bill.whyNot)] : []),
    ...(isBlocked && bill.whyNotWork ? [whySentence(language, bill.whyNotWork)] : []),
  ].join(', ');
  return (
    <View
      ref={way?.sectors[sector]}
      collapsable={false}
      style={[
        styles.spot,
        {
          left: place.x * scale - size / 2,
          top: place.y * scale - size / 2,
          width: size,
          height: size,
        },
      ]}
    >
      <Press
        name={name}
        onPress={() => aim(sector)}
        onLongPress={() => look(sector)}
        disabled={isDone}
        role="radio"
        checked={isChosen}
        testID={`sector-${sector}`}
        style={[
          styles.sector,
          { borderRadius: size / 2 },
          control !== null && { borderColor: enamelOf(control).bright },
          isChosen && styles.chosen,
        ]}
      >
        <PointerSlot at={`sector-${sector}`} />
        <View style={[styles.top, isBlocked && !isChosen && styles.blocked]}>
          {control && (
            <Piece size={36 * scale}>
              <BotPiece seat={control} />
            </Piece>
          )}
          <Type style={{ fontFamily: fonts.strong, fontSize: 22 * scale, lineHeight: 26 * scale }}>
            {sector}
          </Type>
        </View>
        {isBlocked && (
          <Type tone="stop" style={{ fontSize: 15 * scale, lineHeight: 15 * scale }}>
            ✕
          </Type>
        )}
        <View style={[styles.price, isChosen && styles.chosenPrice]}>
          <Price
            what="time"
            count={-price}
            size={Math.max(13, 16 * scale)}
            tone={isChosen ? 'dark' : bill.whyNot ? 'stop' : 'ink'}
          />
        </View>
        {isFrom && !isDone && <ScientistHandle scale={scale} />}
      </Press>
    </View>
  );
}

const styles = StyleSheet.create({
  whole: { alignItems: 'center', alignSelf: 'stretch' },
  spot: { position: 'absolute' },
  sector: {
    flex: 1,
    alignItems: 'center',
    justifyContent: 'center',
    borderWidth: 3,
    borderColor: colors.brassShade,
    backgroundColor: '#101A38',
  },
  chosen: { borderColor: colors.go, borderWidth: 4, boxShadow: `0 0 16px ${colors.go}` },
  top: { flexDirection: 'row', alignItems: 'center', gap: 3 },
  blocked: { opacity: 0.45 },
  price: {
    paddingHorizontal: 7,
    borderRadius: 12,
    borderWidth: 1.2,
    borderColor: colors.brassShade,
    backgroundColor: sea.edge,
  },
  chosenPrice: { backgroundColor: colors.go, borderColor: colors.go },
});
