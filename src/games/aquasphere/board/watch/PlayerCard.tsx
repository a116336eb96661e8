import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import type { Seat } from '@/kit/seat';
import type { TablePlace } from '@/games/board';
import { useComfort } from '@/ui/comfort';
import { MOST_EXPANSIONS, SUBMARINES } from '../../rules/components';
import { capacityOf } from '../../rules/lab';
import { playerOf } from '../../rules/pieces';
import { controlledBy, interimScore, launchedBy, majorityIn } from '../../rules/score';
import type { Seen } from '../../rules/state';
import { changeOf } from '../hand/Price';
import { ActionWindow } from '../pieces/ActionWindow';
import { BotPiece } from '../pieces/BotPiece';
import { sea, seatColour } from '../pieces/colours';
import { ControlField, Crystal, Flask, PaperCard, TimeMarker } from '../pieces/Goods';
import { nameOf } from '../pieces/naming';
import { Piece } from '../pieces/Piece';
import { SeatMark } from '../pieces/SeatMark';
import { Submarine } from '../pieces/Submarine';
import { pieceWords } from '../pieces/words';
import { handWords } from '../hand/words';
import { FarWords } from './FarWords';
import { useStage } from './stage';
import { watchWords } from './words';

type Props = {
  readonly view: Seen;
  readonly seat: Seat;
  readonly places: readonly TablePlace[];
};

/** Everything open of one player, for a room to read. */
export function PlayerCard({ view, seat, places }: Props) {
  const say = watchWords.useSay();
  const px = useStage();
  const { language } = useComfort();
  const player = playerOf(view, seat);
  const name = nameOf(language, places, seat);
  const isAway = places.some(it => it.seat === seat && it.sits === 'player' && !it.here);
  const first = majorityIn(view);
  const lead = !first.includes(seat) ? '' : say(first.length > 1 ? 'tied' : 'leads');
  const isTurn = view.turn === seat && view.phase.name !== 'over';
  return (
    <View
      accessible
      aria-label={useSpoken(view, seat, name)}
      testID={`watch-${seat}`}
      style={[
        styles.card,
        {
          borderRadius: px(20),
          padding: px(14),
          borderLeftWidth: px(6),
          borderLeftColor: seatColour(seat),
        },
        isTurn && { borderColor: seatColour(seat), borderWidth: px(4), borderLeftWidth: px(6) },
      ]}
    >
      <View style={[styles.row, { gap: px(8) }]}>
        <SeatMark seat={seat} size={px(44)} />
        <FarWords size={34} face="display" style={styles.name}>
          {isAway ? `${name} (${say('away')})` : name}
        </FarWords>
        {player.programmed.slice(0, 3).map(task => (
          <ActionWindow key={task} task={task} size={px(42)} />
        ))}
        <FarWords size={46} style={{ color: seatColour(seat) }} testID={`points-${seat}`}>
          {player.points}
        </FarWords>
      </View>
      <View style={styles.row}>
        <Held picture={<Crystal />} has={player.crystals} room={capacityOf(player, 'crystals')} />
        <Held picture={<TimeMarker />} has={player.time} room={capacityOf(player, 'time')} />
        <Held
          picture={<PaperCard />}
          has={player.cards.length}
          room={capacityOf(player, 'cards')}
        />
      </View>
      <View style={styles.row}>
        <Fact picture={<BotPiece seat={seat} />}>{`${player.stock}`}</Fact>
        <Fact picture={<Submarine seat={seat} />}>{`${launchedBy(player)}/${SUBMARINES}`}</Fact>
        <Fact picture={<Flask />}>{`${player.expansions.length}/${MOST_EXPANSIONS}`}</Fact>
      </View>
      <View style={[styles.row, { gap: px(8) }]}>
        <Piece size={px(34)}>
          <ControlField />
        </Piece>
        <FarWords size={34}>{controlledBy(view, seat).length}</FarWords>
        <FarWords size={32} tone="sand" style={styles.name}>
          {lead}
        </FarWords>
        {player.hasBought && (
          <Piece size={px(32)}>
            <TimeMarker />
          </Piece>
        )}
        <FarWords size={32} tone="go">
          {say('now', { points: changeOf(interimScore(view, seat).total) })}
        </FarWords>
      </View>
    </View>
  );
}

function useSpoken(view: Seen, seat: Seat, name: string): string {
  const say = handWords.useSay();
  const far = watchWords.useSay();
  const piece = pieceWords.useSay();
  const player = playerOf(view, seat);
  const tasks = player.programmed.map(task => piece(`task.${task}`)).join(', ');
  return [
    name,
    say('ownPoints', { count: player.points }),
    say('has', {
      crystals: player.crystals,
      time: player.time,
      cards: player.cards.length,
      stock: player.stock,
      launched: launchedBy(player),
      expansions: player.expansions.length,
      fields: controlledBy(view, seat).length,
      now: changeOf(interimScore(view, seat).total),
    }),
    say('programmedAre', { tasks: tasks || say('none') }),
    ...(player.hasBought ? [far('spent')] : []),
  ].join('. ');
}

type HeldProps = { readonly picture: ReactNode; readonly has: number; readonly room: number };

/** Amber when it is full. */
const Held = ({ picture, has, room }: HeldProps) => (
  <Fact picture={picture} isFull={has >= room}>{`${has}/${room}`}</Fact>
);

type FactProps = {
  readonly picture: ReactNode;
  readonly children: string;
  readonly isFull?: boolean;
};

function Fact({ picture, children, isFull = false }: FactProps) {
  const px = useStage();
  return (
    <View style={[styles.row, styles.fact, { gap: px(6) }]}>
      <Piece size={px(38)}>{picture}</Piece>
      <FarWords size={35} tone={isFull ? 'heed' : 'ink'}>
        {children}
      </FarWords>
    </View>
  );
}

const styles = StyleSheet.create({
  card: {
    flex: 1,
    justifyContent: 'space-between',
    borderWidth: 1.5,
    borderColor: sea.panelLine,
    backgroundColor: sea.panel,
  },
  row: { flexDirection: 'row', alignItems: 'center' },
  name: { flex: 1 },
  fact: { flex: 1 },
});
