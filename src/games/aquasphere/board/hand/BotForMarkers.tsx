import { StyleSheet, View } from 'react-native';
import Svg, { Circle } from 'react-native-svg';
import { useComfort } from '@/ui/comfort';
import { PointerSlot } from '@/ui/lesson/slots';
import { Press } from '@/ui/Press';
import { colors, fonts } from '@/ui/theme/tokens';
import { Type } from '@/ui/Type';
import { BUY_TIME, type Task, TASKS } from '../../rules/components';
import type { Player } from '../../rules/state';
import { BotPiece } from '../pieces/BotPiece';
import { sea } from '../pieces/colours';
import { TimeMarker } from '../pieces/Goods';
import { At, Piece } from '../pieces/Piece';
import { TaskShape } from '../pieces/TaskSign';
import { useWhyNot } from '../table/useWhyNot';
import { whySentence } from '../whyNot';
import { useActs, useFromSeat, useHand, useSeat } from './HandContext';
import { HoldToExplain } from './HoldToExplain';
import { isAskedIn, ownIn } from './selectors';
import { useSizes } from './shape';
import { handWords } from './words';

/** Once a round, three time markers for a bot on any free symbol. Always in sight. */
export function BotForMarkers() {
  const say = handWords.useSay();
  const { language } = useComfort();
  const { pick, explain } = useActs();
  const { picked } = useHand('picked');
  const { seat } = useSeat('seat');
  const { room, isTight } = useSizes();
  const player = useFromSeat(ownIn);
  const isAsked = useFromSeat(isAskedIn);
  const free = freeTasks(player);
  const why = useWhyNot({ type: 'buy', task: free[0] ?? 'time' });
  const isChosen = picked?.what === 'buy';
  const canBuy = isAsked && why === undefined;
  return (
    <HoldToExplain topic={{ about: 'any' }} style={[styles.any, !canBuy && isAsked && styles.off]}>
      <Press
        name={[
          say('anyName', { count: BUY_TIME }),
          why && isAsked ? whySentence(language, why) : '',
        ]
          .filter(Boolean)
          .join(' ')}
        disabled={!canBuy}
        role="radio"
        checked={isChosen}
        onPress={() => pick(isChosen ? null : { what: 'buy', task: null })}
        onLongPress={() => explain({ about: 'any' })}
        testID="any-bot"
        style={styles.bot}
      >
        <PointerSlot at="any-bot" />
        <Svg aria-hidden width={room * 1.18} height={room * 1.18} viewBox="-50 -50 100 100">
          <Circle r={47} fill={canBuy ? colors.go : colors.brassShade} />
          <Circle r={42} fill={sea.edge} />
          <At x={0} y={0} size={34}>
            <BotPiece seat={seat} />
          </At>
          {free.map((task, n) => (
            <At key={task} {...aroundAt(n, free.length)} size={21}>
              <TaskShape task={task} />
            </At>
          ))}
          {player.hasBought && (
            <At x={26} y={26} size={36}>
              <TimeMarker />
            </At>
          )}
        </Svg>
        <View style={styles.price}>
          {Array.from({ length: BUY_TIME }, (_, n) => (
            <View key={n} style={n >= player.time && styles.missing}>
              <Piece size={isTight ? 18 : 21}>
                <TimeMarker />
              </Piece>
            </View>
          ))}
        </View>
        <Type as="label" align="center" style={styles.name} numberOfLines={1}>
          {say('any')}
        </Type>
        {!isTight && (
          <Type as="label" tone="soft" align="center" numberOfLines={1}>
            {say(anyNote(player))}
          </Type>
        )}
      </Press>
    </HoldToExplain>
  );
}

const freeTasks = ({ programmed }: Player): readonly Task[] =>
  TASKS.filter(task => !programmed.includes(task));

const anyNote = ({ hasBought, time }: Player) =>
  hasBought ? 'anyUsed' : time >= BUY_TIME ? 'anyOnce' : 'anyShort';

const aroundAt = (n: number, of: number) => {
  const angle = (n * 2 * Math.PI) / of - Math.PI / 2;
  return { x: 30 * Math.cos(angle), y: 30 * Math.sin(angle) };
};

const styles = StyleSheet.create({
  any: { flex: 1, minWidth: 74 },
  bot: { flexGrow: 1, alignItems: 'center', justifyContent: 'flex-start', gap: 2 },
  off: { opacity: 0.55 },
  price: { flexDirection: 'row', gap: 2 },
  missing: { opacity: 0.25 },
  name: { fontFamily: fonts.strong },
});
