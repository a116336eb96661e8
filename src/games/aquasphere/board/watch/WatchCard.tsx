import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import type { TablePlace } from '@/games/board';
import { of, type Seat } from '@/kit/seat';
import { useComfort } from '@/ui/comfort';
import { colors } from '@/ui/theme/tokens';
import { MOST_EXPANSIONS, SUBMARINES } from '../../rules/components';
import { capacityOf } from '../../rules/lab';
import { botCap, botScore, launchedBy } from '../../rules/score';
import type { Seen } from '../../rules/state';
import { ActionWindow } from '../pieces/ActionWindow';
import { BotPiece } from '../pieces/BotPiece';
import { seatColour, sea } from '../pieces/colours';
import { Crystal, Flask, PaperCard, TimeMarker } from '../pieces/Goods';
import { Piece } from '../pieces/Piece';
import { nameOf } from '../pieces/naming';
import { SeatMark } from '../pieces/SeatMark';
import { Submarine } from '../pieces/Submarine';
import { useCardWords } from './cardSpoken';
import { FarText } from './FarText';
import { LabRow } from './LabRow';
import type { Rect } from './layout';
import { NowRow } from './NowRow';
import { rectStyle } from './rectStyle';
import { useStage } from './stage';

type Props = {
  readonly view: Seen;
  readonly places: readonly TablePlace[];
  readonly seat: Seat;
  readonly rect: Rect;
  /** Between turns the points of an interim scoring open into their parts. */
  readonly opened: boolean;
};

/** All that everybody should know of one player. */
export function WatchCard({ view, places, seat, rect, opened }: Props) {
  const { px } = useStage();
  const isOnTurn = view.turn === seat && view.phase.name !== 'over';
  const words = useCardWords(view, places, seat);
  const edge = { borderColor: seatColour(seat), borderLeftWidth: px(6) };
  return (
    <View
      accessible
      role="img"
      aria-label={words}
      testID={`watch-${seat}`}
      style={[
        styles.card,
        rectStyle(px, rect),
        { borderRadius: px(20), paddingHorizontal: px(14), paddingVertical: px(10) },
        isOnTurn ? { ...edge, ...styles.onTurn, borderWidth: px(4) } : edge,
      ]}
    >
      <Head {...{ view, places, seat }} />
      <Stores {...{ view, seat }} />
      {rect.height >= ROOMY && <LabRow player={of(view.players, seat)} />}
      <View style={[styles.rule, { height: px(2) }]} />
      <NowRow {...{ view, seat, opened }} />
    </View>
  );
}

/** From this height on, letters and research cards are shown, too. */
const ROOMY = 290;

function Head({ view, places, seat }: Pick<Props, 'view' | 'places' | 'seat'>) {
  const { px } = useStage();
  const { language } = useComfort();
  const { programmed, points } = of(view.players, seat);
  const place = places.find(it => it.seat === seat);
  const isAway = place?.sits === 'player' && !place.here;
  const name = nameOf(language, places, seat);
  return (
    <View style={[styles.row, { gap: px(6) }]}>
      <SeatMark seat={seat} size={px(42)} />
      <View style={styles.grows}>
        <FarText
          size={name.length > SHORT_NAME ? 33 : 36}
          lines={1}
          tone={isAway || view.passed.includes(seat) ? 'soft' : 'ink'}
        >
          {name}
        </FarText>
      </View>
      <View style={[styles.row, { gap: px(2) }]}>
        {programmed.map(task => (
          <ActionWindow key={task} task={task} size={px(42)} />
        ))}
      </View>
      <FarText size={50} color={seatColour(seat)} align="right" testID={`watch-points-${seat}`}>
        {points}
      </FarText>
    </View>
  );
}

const SHORT_NAME = 7;

function Stores({ view, seat }: Pick<Props, 'view' | 'seat'>) {
  const player = of(view.players, seat);
  const room = (berth: 'crystals' | 'time' | 'cards') => capacityOf(player, berth);
  return (
    <>
      <View style={styles.row}>
        <Store have={player.crystals} most={room('crystals')}>
          <Crystal />
        </Store>
        <Store have={player.time} most={room('time')}>
          <TimeMarker />
        </Store>
        <Store have={player.cards.length} most={room('cards')}>
          <PaperCard />
        </Store>
      </View>
      <View style={styles.row}>
        <Store have={botScore(player)} most={botCap(player)}>
          <BotPiece seat={seat} />
        </Store>
        <Store have={launchedBy(player)} most={SUBMARINES}>
          <Submarine seat={seat} />
        </Store>
        <Store have={player.expansions.length} most={MOST_EXPANSIONS}>
          <Flask />
        </Store>
      </View>
    </>
  );
}

type StoreProps = { readonly have: number; readonly most: number; readonly children: ReactNode };

/** So much of so much; full turns amber. */
function Store({ have, most, children }: StoreProps) {
  const { px } = useStage();
  return (
    <View style={[styles.row, styles.store, { gap: px(5) }]}>
      <Piece size={px(37)}>{children}</Piece>
      <FarText size={34} tone={have >= most ? 'heed' : 'ink'} lines={1}>
        {`${have}/${most}`}
      </FarText>
    </View>
  );
}

const styles = StyleSheet.create({
  card: {
    position: 'absolute',
    justifyContent: 'space-between',
    backgroundColor: sea.panel,
    borderWidth: 1.5,
    overflow: 'hidden',
  },
  onTurn: { backgroundColor: colors.raised },
  row: { flexDirection: 'row', alignItems: 'center' },
  grows: { flex: 1, minWidth: 0 },
  store: { flex: 1 },
  rule: { backgroundColor: sea.panelLine },
});
