import { StyleSheet, View } from 'react-native';
import type { TableClock, TablePlace } from '@/games/board';
import { SECOND } from '@/kit/millis';
import { useComfort } from '@/ui/comfort';
import { TimedGlass } from '@/ui/hourglass/TimedGlass';
import { ROUNDS } from '../../rules/components';
import { decisionOf } from '../../rules/rules';
import type { Seen } from '../../rules/state';
import { seatColour, sea } from '../pieces/colours';
import { SeatMark } from '../pieces/SeatMark';
import { nameOf } from '../pieces/naming';
import { FarText } from './FarText';
import type { Rect } from './layout';
import { rectStyle } from './rectStyle';
import { useStage } from './stage';
import { watchWords } from './words';

type Props = {
  readonly view: Seen;
  readonly places: readonly TablePlace[];
  readonly clock: TableClock;
  readonly rect: Rect;
};

/** Names the player on turn, what they are about to do, and the round. */
export function TurnPanel({ view, places, clock, rect }: Props) {
  const say = watchWords.useSay();
  const { px } = useStage();
  const { language } = useComfort();
  const { turnSeconds } = view.options;
  const name = nameOf(language, places, view.turn);
  return (
    <View
      style={[
        styles.panel,
        rectStyle(px, rect),
        { borderRadius: px(20), gap: px(12), paddingHorizontal: px(16) },
        { borderColor: seatColour(view.turn), borderWidth: px(3) },
      ]}
    >
      <View style={styles.left}>
        <SeatMark seat={view.turn} size={px(54)} />
        <View
          accessible
          role="img"
          aria-label={say('round', { round: view.round, rounds: ROUNDS })}
          testID="watch-round"
        >
          <FarText size={34} tone="sand">{`${view.round}/${ROUNDS}`}</FarText>
        </View>
      </View>
      <View style={styles.words} accessible role="status" testID="watch-turn">
        <FarText size={name.length > SHORT_ENOUGH ? 36 : 42} face="display" lines={1}>
          {name}
        </FarText>
        <FarText size={34} tone="soft" face="text" lines={1}>
          {say(`doing.${decisionOf(view)}`)}
        </FarText>
      </View>
      {view.until !== null && turnSeconds !== null && (
        <TimedGlass until={view.until} full={turnSeconds * SECOND} clock={clock} height={px(86)} />
      )}
    </View>
  );
}

const SHORT_ENOUGH = 8;

const styles = StyleSheet.create({
  panel: {
    position: 'absolute',
    flexDirection: 'row',
    alignItems: 'center',
    backgroundColor: sea.panel,
  },
  words: { flex: 1, minWidth: 0 },
  left: { alignItems: 'center' },
});
