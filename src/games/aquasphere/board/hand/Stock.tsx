import { StyleSheet, View } from 'react-native';
import Svg, { Circle, Rect } from 'react-native-svg';
import { useComfort } from '@/ui/comfort';
import type { Seat } from '@/kit/seat';
import { colors, fonts } from '@/ui/theme/tokens';
import { Type } from '@/ui/Type';
import { STOCK, SUBMARINES } from '../../rules/components';
import { botCap, botScore, launchedBy } from '../../rules/score';
import type { Player } from '../../rules/state';
import { BotPiece } from '../pieces/BotPiece';
import { sea } from '../pieces/colours';
import { Numeral } from '../pieces/Numeral';
import { At } from '../pieces/Piece';
import { Submarine } from '../pieces/Submarine';
import { useAnchor } from './anchors';
import { ReadPlate } from './Plate';
import { useSeat } from './HandContext';
import { useSizes } from './shape';
import { useDrawnOwn } from './useDrawnOwn';
import { handWords } from './words';

/** Bots and submarines in stock, and the number that scores. */
export function Stock() {
  const say = handWords.useSay();
  const { seat } = useSeat('seat');
  const player = useDrawnOwn();
  const { isTight } = useSizes();
  const isStill = useComfort().textScale > 1.3;
  const score = botScore(player);
  return (
    <ReadPlate
      ref={useAnchor('stock')}
      name={say('stockName', {
        bots: player.stock,
        submarines: player.submarines,
        points: score,
        word: say('points', { count: score }),
        cap: botCap(player),
      })}
      topic={{ about: 'stock' }}
      testID="stock"
      style={styles.stock}
    >
      <View style={styles.drawing}>
        <Svg aria-hidden width="100%" height={isTight ? 60 : 78} viewBox="0 0 302 80">
          <StockShape seat={seat} player={player} />
        </Svg>
      </View>
      <View style={styles.points}>
        <Type as={isStill ? 'heading' : 'title'} tone="go" style={styles.number}>
          {score}
        </Type>
        <Type as="label" tone="soft">
          {say('points', { count: score })}
        </Type>
      </View>
    </ReadPlate>
  );
}

const [WIDE, HIGH] = [40, 27];
const columnAt = (column: number) => 2 + column * (WIDE + 3);

/** Seven columns of two; a submarine stands over each closed one. */
function StockShape({ seat, player }: { readonly seat: Seat; readonly player: Player }) {
  const launched = launchedBy(player);
  const score = botScore(player);
  return (
    <>
      {Array.from({ length: SUBMARINES }, (_, n) => (
        <At
          key={n}
          x={columnAt(n + 1) + WIDE / 2}
          y={11}
          size={30}
          opacity={n < launched ? 0.7 : 1}
        >
          <Submarine seat={seat} isGhost={n < launched} />
        </At>
      ))}
      {Array.from({ length: STOCK }, (_, n) => (
        <StockPlace
          key={n}
          at={n}
          isOpen={Math.floor(n / 2) <= launched}
          isScored={n + 1 === score}
          seat={n < STOCK - player.stock ? null : seat}
        />
      ))}
    </>
  );
}

type StockPlaceProps = {
  readonly at: number;
  readonly isOpen: boolean;
  readonly isScored: boolean;
  readonly seat: Seat | null;
};

function StockPlace({ at, isOpen, isScored, seat }: StockPlaceProps) {
  const [x, y] = [columnAt(Math.floor(at / 2)), 23 + (at % 2) * (HIGH + 1)];
  const [middle, down] = [x + WIDE / 2, y + HIGH / 2];
  return (
    <>
      <Rect
        x={x}
        y={y}
        width={WIDE}
        height={HIGH}
        rx={5}
        fill={isOpen ? sea.berth : sea.glass}
        stroke={isOpen ? sea.berthRim : sea.panelLine}
        strokeWidth={1.2}
      />
      {isScored && <Circle cx={middle} cy={down} r={12.5} fill={colors.go} />}
      {seat ? (
        <At x={middle} y={down} size={30}>
          <BotPiece seat={seat} />
        </At>
      ) : (
        <Numeral
          x={middle}
          y={down}
          size={16}
          fill={isScored ? colors.inkDark : isOpen ? colors.lamp : sea.pale}
        >
          {at + 1}
        </Numeral>
      )}
    </>
  );
}

const styles = StyleSheet.create({
  stock: { flexDirection: 'row', alignItems: 'center', paddingVertical: 3, paddingHorizontal: 6 },
  drawing: { flex: 1 },
  points: { minWidth: 54, alignItems: 'center' },
  number: { fontFamily: fonts.strong },
});
