import { StyleSheet, View } from 'react-native';
import { of, type Seat } from '@/kit/seat';
import { Button } from '@/ui/Button';
import { useComfort } from '@/ui/comfort';
import { fonts } from '@/ui/theme/tokens';
import { Type } from '@/ui/Type';
import { controlledBy, interimScore, majorityIn } from '../../rules/score';
import { linesBetween } from '../../rules/track';
import { useActs, useSeat } from '../hand/HandContext';
import { changeOf } from '../hand/Price';
import { useSizes } from '../hand/shape';
import { Stock } from '../hand/Stock';
import { handWords } from '../hand/words';
import { seatColour, sea } from '../pieces/colours';
import { nameOf } from '../pieces/naming';
import { SeatMark } from '../pieces/SeatMark';
import { useScoring } from './ScoringContext';
import { ScorePartsRow } from './ScorePartsRow';

/** What an interim scoring would bring everybody now, and the way back to the last one. */
export function NowForAll() {
  const { view } = useSeat('view');
  const { isCramped } = useSizes();
  return (
    <View style={styles.all}>
      {isCramped && <Stock />}
      {view.order.map(seat => (
        <Player key={seat} seat={seat} />
      ))}
      <LastScoring />
    </View>
  );
}

function Player({ seat }: { readonly seat: Seat }) {
  const say = handWords.useSay();
  const { language } = useComfort();
  const { view, places } = useSeat('view', 'places');
  const score = interimScore(view, seat);
  const { points } = of(view.players, seat);
  const lines = linesBetween(points, points + Math.max(0, score.total)).length;
  const name = nameOf(language, places, seat);
  const majority = useMajority(seat);
  return (
    <View
      accessible
      role="img"
      aria-label={`${name}: ${majority}. ${say('nowName', { ...score, lines })}`}
      testID={`now-${seat}`}
      style={[styles.player, { borderLeftColor: seatColour(seat) }]}
    >
      <View style={styles.row}>
        <SeatMark seat={seat} size={24} />
        <Type style={styles.name} numberOfLines={1}>
          {name}
        </Type>
        <Type as="small" tone="sand" numberOfLines={1}>
          {majority}
        </Type>
      </View>
      <View style={styles.row}>
        <ScorePartsRow score={score} />
        {lines > 0 && <View style={styles.line} />}
        <Type tone={score.total < 0 ? 'stop' : 'go'} align="right" style={styles.sum}>
          {changeOf(score.total)}
        </Type>
      </View>
    </View>
  );
}

/** Whether this player has the most control fields. */
function useMajority(seat: Seat): string {
  const say = handWords.useSay();
  const { view } = useSeat('view');
  const count = controlledBy(view, seat).length;
  const first = majorityIn(view);
  if (!first.includes(seat)) return say('fields', { count });
  return say(first.length === 1 ? 'aloneFirst' : 'tied', { count });
}

function LastScoring() {
  const say = handWords.useSay();
  const scoring = useScoring();
  const { explain, turnTo } = useActs();
  if (!scoring?.show?.isOver) return null;
  const { show, open } = scoring;
  return (
    <Button
      wide
      title={say('scoringOf', { round: show.round })}
      onPress={() => {
        explain(null);
        turnTo('lab');
        open();
      }}
      testID="scoring-open"
    />
  );
}

const styles = StyleSheet.create({
  all: { gap: 8, marginTop: 8 },
  player: {
    gap: 2,
    paddingVertical: 6,
    paddingHorizontal: 10,
    borderRadius: 14,
    borderWidth: 1.5,
    borderColor: sea.panelLine,
    borderLeftWidth: 5,
    backgroundColor: sea.panel,
  },
  row: { flexDirection: 'row', alignItems: 'center', gap: 6 },
  name: { flex: 1, fontFamily: fonts.strong },
  line: { width: 4, height: 20, borderRadius: 2, backgroundColor: sea.redLine },
  sum: { minWidth: 36, fontFamily: fonts.strong },
});
