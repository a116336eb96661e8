import { StyleSheet, View } from 'react-native';
import { Carry } from '@/ui/carrying/Carry';
import { PointerSlot } from '@/ui/lesson/slots';
import { Press } from '@/ui/Press';
import { colors } from '@/ui/theme/tokens';
import { Type } from '@/ui/Type';
import { MOST_PROGRAMMED, RECALL_TIME, type Task } from '../../rules/components';
import { ActionWindow } from '../pieces/ActionWindow';
import { stepBillOf } from '../../rules/targets';
import { BotPiece } from '../pieces/BotPiece';
import { sea } from '../pieces/colours';
import { Piece } from '../pieces/Piece';
import { pieceWords } from '../pieces/words';
import { useWhyNot } from '../table/useWhyNot';
import { plateLooks } from './Plate';
import { useAnchor } from './anchors';
import { useBotWay } from './carrying';
import { useActs, useFromSeat, useHand, useSeat } from './HandContext';
import { HoldToExplain } from './HoldToExplain';
import { Price } from './Price';
import { momentIn, ownIn } from './selectors';
import { useSizes } from './shape';
import { handWords } from './words';

/** The programmed bots; one is touched to place it, or sent home for two time markers. */
export function ProgrammedBots() {
  const { programmed } = useFromSeat(ownIn);
  const free = Math.max(0, MOST_PROGRAMMED - programmed.length);
  const planned = usePlanned();
  return (
    <View ref={useAnchor('bots')} collapsable={false} style={styles.bots} testID="bots">
      {programmed.map(task => (
        <ProgrammedBot key={task} task={task} isOneOfThree={programmed.length > MOST_PROGRAMMED} />
      ))}
      {Array.from({ length: free }, (_, n) => (
        <NoBot key={n} planned={n === 0 ? planned : null} />
      ))}
    </View>
  );
}

/** The symbol on which the chosen room, or the three markers, would set a bot. */
function usePlanned(): Task | null {
  const { picked } = useHand('picked');
  const { view, seat } = useSeat('view', 'seat');
  if (picked?.what === 'buy') return picked.task;
  if (picked?.what !== 'room') return null;
  const { bot, task } = stepBillOf(view, seat, picked.room);
  return bot === 'programmed' ? task : null;
}

function NoBot({ planned }: { readonly planned: Task | null }) {
  const say = handWords.useSay();
  const { bot } = useSizes();
  if (planned) return <GhostBot task={planned} />;
  return (
    <View style={[styles.bot, styles.none, { minHeight: bot + 22 }]}>
      <Type as="small" tone="soft" align="center">
        {say('noBot')}
      </Type>
    </View>
  );
}

/** The bot that would stand here after the act that is planned. */
function GhostBot({ task }: { readonly task: Task }) {
  const say = handWords.useSay();
  const piece = pieceWords.useSay();
  const { seat } = useSeat('seat');
  const { bot } = useSizes();
  const name = piece(`task.${task}`);
  return (
    <View
      accessible
      role="img"
      aria-label={say('willStand', { task: name })}
      testID="ghost-bot"
      style={[styles.bot, styles.none, styles.ghost, { minHeight: bot + 22 }]}
    >
      <ActionWindow task={task} size={bot * 0.8} />
      <View style={styles.figure}>
        <Piece size={bot * 0.74}>
          <BotPiece seat={seat} isGhost />
        </Piece>
      </View>
      <Type as="small" tone="soft" numberOfLines={1} style={styles.ghostName}>
        {name}
      </Type>
    </View>
  );
}

type BotProps = { readonly task: Task; readonly isOneOfThree: boolean };

function ProgrammedBot({ task, isOneOfThree }: BotProps) {
  const say = handWords.useSay();
  const piece = pieceWords.useSay();
  const { pick, explain } = useActs();
  const { picked } = useHand('picked');
  const sizes = useSizes();
  const moment = useFromSeat(momentIn);
  const canPlace = moment === 'turn' || moment === 'place';
  const isChosen = picked?.what === 'bot' && picked.task === task;
  const name = piece(`task.${task}`);
  return (
    <HoldToExplain
      topic={{ about: 'task', task }}
      style={[
        styles.bot,
        { minHeight: sizes.bot + 22 },
        isOneOfThree && styles.three,
        (canPlace || isOneOfThree) && plateLooks.ready,
      ]}
    >
      <Press
        name={say('placeBot', { task: name })}
        onPress={canPlace ? () => pick({ what: 'bot', task, sector: null }) : undefined}
        disabled={!canPlace}
        role="radio"
        checked={isChosen}
        onLongPress={() => explain({ about: 'task', task })}
        testID={`bot-${task}`}
        style={styles.touch}
      >
        <PointerSlot at={`bot-${task}`} />
        <ActionWindow task={task} size={isOneOfThree ? sizes.bot * 0.7 : sizes.bot} />
        <BotFigure task={task} size={isOneOfThree ? 34 : sizes.bot * 0.82} canPlace={canPlace} />
      </Press>
      <View style={styles.beside}>
        {!isOneOfThree && (
          <Type
            as={sizes.isTight ? 'label' : 'small'}
            align="right"
            numberOfLines={1}
            style={styles.name}
          >
            {name}
          </Type>
        )}
        <SendHome task={task} isAsked={isOneOfThree} />
      </View>
    </HoldToExplain>
  );
}

type FigureProps = { readonly task: Task; readonly size: number; readonly canPlace: boolean };

/** The bot itself, which a finger can carry into a sector. */
function BotFigure({ task, size, canPlace }: FigureProps) {
  const { seat } = useSeat('seat');
  const way = useBotWay(task);
  const figure = (
    <View style={styles.figure} collapsable={false}>
      <Piece size={size}>
        <BotPiece seat={seat} />
      </Piece>
    </View>
  );
  if (!way) return figure;
  return (
    <Carry
      finger={way.finger}
      enabled={canPlace}
      onLift={way.onLift}
      onLetGo={way.letGo}
      testID={`carry-${task}`}
    >
      {figure}
    </Carry>
  );
}

type HomeProps = {
  readonly task: Task;
  readonly isAsked?: boolean;
  /** In a separate line, with the name of the bot. */
  readonly isInline?: boolean;
};

/** Takes a programmed bot back, at any time in one's turn. */
export function SendHome({ task, isAsked = false, isInline = false }: HomeProps) {
  const say = handWords.useSay();
  const piece = pieceWords.useSay();
  const { act } = useActs();
  const { isTight } = useSizes();
  const why = useWhyNot({ type: 'recall', task });
  if (why) return null;
  return (
    <Press
      name={say('sendHomeName', { task: piece(`task.${task}`), count: RECALL_TIME })}
      onPress={() => act({ type: 'recall', task })}
      testID={`home-${task}`}
      style={[styles.home, isInline && styles.inline, isAsked && styles.asked]}
    >
      <PointerSlot at={`home-${task}`} />
      <Type as="label" tone="soft" numberOfLines={1}>
        {isInline ? piece(`task.${task}`) : isTight ? say('home') : say('sendHome')}
      </Type>
      <Price what="time" count={RECALL_TIME} size={15} />
    </Press>
  );
}

const styles = StyleSheet.create({
  bots: { flexDirection: 'row', gap: 6 },
  bot: {
    flex: 1,
    flexDirection: 'row',
    alignItems: 'stretch',
    justifyContent: 'space-between',
    paddingRight: 6,
    borderRadius: 16,
    borderWidth: 1.5,
    borderColor: sea.panelLine,
    backgroundColor: sea.panel,
  },
  three: { flexDirection: 'column', alignItems: 'center', paddingVertical: 4, paddingRight: 0 },
  none: { alignItems: 'center', justifyContent: 'center', padding: 8, borderStyle: 'dashed' },
  ghost: { justifyContent: 'flex-start', gap: 6, borderColor: colors.go },
  ghostName: { flexShrink: 1 },
  touch: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'flex-start',
    paddingLeft: 6,
  },
  figure: { marginLeft: -24, alignSelf: 'flex-end', marginBottom: 2 },
  beside: { flexShrink: 1, justifyContent: 'space-evenly', alignItems: 'flex-end' },
  name: { fontFamily: 'Nunito_800ExtraBold' },
  home: {
    minWidth: 66,
    minHeight: 44,
    alignItems: 'center',
    paddingHorizontal: 6,
    borderRadius: 14,
    borderWidth: 1.5,
    borderColor: sea.panelLine,
    backgroundColor: sea.glass,
  },
  inline: { minWidth: 84 },
  asked: { borderColor: colors.lamp, borderWidth: 2 },
});
