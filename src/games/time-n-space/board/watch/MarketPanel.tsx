import { StyleSheet, View } from 'react-native';
import type { TablePlace } from '@/games/board';
import { colors } from '@/ui/theme/tokens';
import { GOODS } from '../../rules/components';
import type { View as Seen } from '../../rules/state';
import { Cube } from '../pieces/Cube';
import { SeatMark } from '../pieces/SeatMark';
import { pieceWords } from '../pieces/words';
import { Caption } from './Caption';
import { type Demand, demands } from './demand';
import { boxOf, type Rect } from '../pieces/rect';
import { nameOf } from '../pieces/naming';
import { useStage } from './stage';
import { watchWords } from './words';

type Props = {
  readonly view: Seen;
  readonly places: readonly TablePlace[];
  readonly rect: Rect;
};

/** For each good, the cubes in the supply and the players who need some. */
export function MarketPanel({ view, places, rect }: Props) {
  const say = watchWords.useSay();
  const { px } = useStage();
  const wide = rect.width > rect.height * 2;
  const share = useShare(rect);
  return (
    <View
      role="group"
      aria-label={say('market')}
      testID="market"
      style={[
        styles.market,
        boxOf(rect),
        { padding: px(PADDING), borderRadius: px(26) },
        wide ? styles.line : styles.down,
      ]}
    >
      {!wide && <Titles />}
      {demands(view).map(demand => (
        <Good key={demand.good} {...{ demand, places, wide, share }} />
      ))}
    </View>
  );
}

/** When goods lie side by side, shrinks the list of needs to fit, within limits. */
function useShare({ width }: Rect): number {
  const { px, text } = useStage();
  const room = (width - 2 * px(PADDING)) / GOODS.length - px(PILE) * text;
  return Math.max(0.4, Math.min(1, room / (px(NEEDS) * text)));
}

const PADDING = 16;
const PILE = 64;
/** Width of two needs in a line. */
const NEEDS = 164;
const SUPPLY = 130; // width of the first column when goods lie below each other

function Titles() {
  const say = watchWords.useSay();
  const { px, text } = useStage();
  return (
    <View style={styles.line}>
      <Caption tone="soft" style={{ width: px(SUPPLY) * text }}>
        {say('supply')}
      </Caption>
      <Caption tone="soft">{say('wanted')}</Caption>
    </View>
  );
}

type GoodProps = {
  readonly demand: Demand;
  readonly places: readonly TablePlace[];
  readonly wide: boolean;
  readonly share: number;
};

function Good({ demand, places, wide, share }: GoodProps) {
  const { px, text } = useStage();
  const { good, supply } = demand;
  const pile = wide ? { width: px(PILE) * text } : { width: px(SUPPLY) * text, gap: px(10) };
  return (
    <View
      accessible
      role="img"
      aria-label={useGoodName(demand, places)}
      style={[styles.line, wide && styles.cell]}
    >
      <View style={[wide ? styles.pile : styles.line, pile]}>
        <Cube good={good} size={px(56)} />
        <Caption size={40} strong>
          {supply}
        </Caption>
      </View>
      <Needs needs={demand.needs} wide={wide} share={wide ? share : 1} />
    </View>
  );
}

type NeedsProps = Pick<Demand, 'needs'> & { readonly wide: boolean; readonly share: number };

function Needs({ needs, wide, share }: NeedsProps) {
  const { px, text } = useStage();
  const each = { gap: px(6) * share, width: px(NEEDS / 2 - 2) * text * share };
  return (
    <View style={[styles.needs, wide && { width: px(NEEDS) * text * share }]}>
      {needs.map(({ seat, cubes }) => (
        <View key={seat} style={[styles.line, each]}>
          <SeatMark seat={seat} size={px(30) * share} />
          <Caption size={30 * Math.max(share, SMALLEST)} strong>
            {cubes}
          </Caption>
        </View>
      ))}
    </View>
  );
}

const SMALLEST = 0.8;

function useGoodName({ good, supply, needs }: Demand, places: readonly TablePlace[]): string {
  const say = watchWords.useSay();
  const piece = pieceWords.useSay();
  const who = needs.map(({ seat, cubes }) =>
    say('needs', { name: nameOf(piece, places, seat), count: cubes }),
  );
  const stock = say('inSupply', { good: piece(`goodName.${good}`), count: supply });
  return [stock, ...(who.length > 0 ? who : [say('nobodyNeeds')])].join(', ');
}

const styles = StyleSheet.create({
  market: { position: 'absolute', backgroundColor: colors.panel },
  down: { justifyContent: 'space-between' },
  line: { flexDirection: 'row', alignItems: 'center' },
  cell: { flex: 1, justifyContent: 'center' },
  pile: { alignItems: 'center' },
  needs: { flexDirection: 'row', flexWrap: 'wrap', flexShrink: 1, rowGap: 4 },
});
