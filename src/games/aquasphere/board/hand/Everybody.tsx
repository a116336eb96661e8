import { StyleSheet, View } from 'react-native';
import type { Seat } from '@/kit/seat';
import { useComfort } from '@/ui/comfort';
import { Press } from '@/ui/Press';
import { SpeakButton } from '@/ui/talk/SpeakButton';
import { colors, fonts } from '@/ui/theme/tokens';
import { Type } from '@/ui/Type';
import { MOST_EXPANSIONS, SUBMARINES } from '../../rules/components';
import { capacityOf } from '../../rules/lab';
import { playerOf } from '../../rules/pieces';
import { controlledBy, interimScore, launchedBy, majorityIn } from '../../rules/score';
import { ActionWindow } from '../pieces/ActionWindow';
import { BotPiece } from '../pieces/BotPiece';
import { sea, seatColour } from '../pieces/colours';
import { ControlField, Crystal, Flask, PaperCard, TimeMarker } from '../pieces/Goods';
import { nameOf } from '../pieces/naming';
import { Piece } from '../pieces/Piece';
import { SeatMark } from '../pieces/SeatMark';
import { Submarine } from '../pieces/Submarine';
import { pieceWords } from '../pieces/words';
import { useSeatAnchor } from './anchors';
import { useActs, useSeat } from './HandContext';
import { PassingOrder } from './PassingOrder';
import { changeOf } from './Price';
import { useSizes } from './shape';
import { handWords } from './words';

/** Everybody in the order of turns; on a small phone, one also speaks to them here. */
export function Everybody() {
  const { view } = useSeat('view');
  const { talk } = useActs();
  const { isCramped } = useSizes();
  return (
    <View style={styles.people} testID="people">
      <PassingOrder />
      {view.order.map(seat => (
        <SeatCard key={seat} seat={seat} />
      ))}
      {isCramped && <SpeakButton shows="both" onPress={() => talk(true)} style={styles.speak} />}
    </View>
  );
}

/** All that lies open of one player. */
export function SeatCard({
  seat,
  isBrief = false,
}: {
  readonly seat: Seat;
  readonly isBrief?: boolean;
}) {
  const say = handWords.useSay();
  const piece = pieceWords.useSay();
  const { language } = useComfort();
  const { explain } = useActs();
  const { view, places, seat: own } = useSeat('view', 'places', 'seat');
  const player = playerOf(view, seat);
  const now = interimScore(view, seat).total;
  const fields = controlledBy(view, seat).length;
  const first = majorityIn(view);
  const lead = !first.includes(seat) ? '' : first.length > 1 ? say('tiedShort') : say('leads');
  const name = nameOf(language, places, seat);
  const shown = seat === own ? say('isYou', { name }) : name;
  const stored = [
    ['crystals', <Crystal key="c" />, player.crystals, capacityOf(player, 'crystals')],
    ['time', <TimeMarker key="t" />, player.time, capacityOf(player, 'time')],
    ['cards', <PaperCard key="p" />, player.cards.length, capacityOf(player, 'cards')],
  ] as const;
  const counted = [
    ['stock', <BotPiece key="b" seat={seat} />, `${player.stock}`],
    ['launched', <Submarine key="s" seat={seat} />, `${launchedBy(player)}/${SUBMARINES}`],
    ['lab', <Flask key="f" />, `${player.expansions.length}/${MOST_EXPANSIONS}`],
  ] as const;
  const spoken = [
    shown,
    say('ownPoints', { count: player.points }),
    say('has', {
      crystals: player.crystals,
      time: player.time,
      cards: player.cards.length,
      stock: player.stock,
      launched: launchedBy(player),
      expansions: player.expansions.length,
      fields,
      now: changeOf(now),
    }),
    say('programmedAre', {
      tasks: player.programmed.map(task => piece(`task.${task}`)).join(', ') || say('none'),
    }),
  ].join('. ');
  return (
    <Press
      ref={useSeatAnchor(seat)}
      name={spoken}
      onPress={() => explain({ about: 'player' })}
      onLongPress={() => explain({ about: 'player' })}
      testID={`seat-${seat}`}
      style={[
        styles.card,
        { borderLeftColor: seatColour(seat) },
        view.turn === seat && { borderColor: seatColour(seat) },
      ]}
    >
      <View style={styles.row}>
        <SeatMark seat={seat} size={28} />
        <Type as={isBrief ? 'body' : 'heading'} style={styles.name} numberOfLines={1}>
          {shown}
        </Type>
        {player.programmed.map(task => (
          <ActionWindow key={task} task={task} size={isBrief ? 26 : 30} />
        ))}
        <Type as="title" style={[styles.strong, { color: seatColour(seat) }]}>
          {player.points}
        </Type>
      </View>
      <View style={styles.row}>
        {stored.map(([key, picture, has, room]) => (
          <View key={key} style={styles.fact}>
            <Piece size={22}>{picture}</Piece>
            <Type
              tone={has === room ? 'heed' : 'ink'}
              style={styles.strong}
            >{`${has}/${room}`}</Type>
          </View>
        ))}
      </View>
      <View style={styles.row}>
        {counted.map(([key, picture, words]) => (
          <View key={key} style={styles.fact}>
            <Piece size={22}>{picture}</Piece>
            <Type style={styles.strong}>{words}</Type>
          </View>
        ))}
      </View>
      <View style={styles.row}>
        <Piece size={20}>
          <ControlField />
        </Piece>
        <Type style={styles.strong}>{fields}</Type>
        <Type as="label" tone="sand" style={styles.grow}>
          {lead}
        </Type>
        <Type as="label" tone="go" style={styles.strong}>
          {say('nowSum', { points: changeOf(now) })}
        </Type>
      </View>
    </Press>
  );
}

const styles = StyleSheet.create({
  people: { gap: 8 },
  speak: { minHeight: 44 },
  card: {
    flexGrow: 1,
    gap: 4,
    padding: 10,
    borderRadius: 16,
    borderWidth: 1.5,
    borderColor: sea.panelLine,
    borderLeftWidth: 5,
    backgroundColor: sea.panel,
  },
  row: { flexDirection: 'row', alignItems: 'center', gap: 6 },
  name: { flex: 1, color: colors.ink },
  strong: { fontFamily: fonts.strong },
  fact: { flex: 1, flexDirection: 'row', alignItems: 'center', gap: 4 },
  grow: { flex: 1 },
});
