import { StyleSheet, View } from 'react-native';
import { type BySeat } from '@/kit/seat';
import { unreachable } from '@/kit/unreachable';
import { nameOf } from '../../pieces/naming';
import type { TablePlace } from '../../../../board';
import type { Score } from '../../../rules/score';
import type { View as Seen } from '../../../rules/state';
import { SeatMark } from '../../pieces/SeatMark';
import type { PieceSay } from '../../pieces/words';
import { Caption } from '../../watch/Caption';
import type { Rect } from '../../pieces/rect';
import { useStage } from '../../watch/stage';
import type { MatchStatistics } from '../statistics';
import { type EndingSay, useEndingVoice } from '../words';
import { type FactToTell, factsOf } from './toTell';
import { Slate } from './Slate';

type Props = {
  readonly view: Seen;
  readonly scores: BySeat<Score>;
  readonly statistics: MatchStatistics | null;
  readonly places: readonly TablePlace[];
  readonly rect: Rect;
};

/** Facts to talk about while the table is cleared. */
export function Facts({ view, scores, statistics, places, rect }: Props) {
  const { say, piece } = useEndingVoice();
  const { px } = useStage();
  const facts = factsOf(view, scores, statistics);
  if (facts.length === 0) return null;
  return (
    <Slate rect={rect} title={say('afar.title')} testID="facts">
      <View style={styles.facts}>
        {facts.map(fact => (
          <View key={fact.kind} style={[styles.fact, { gap: px(14) }]}>
            <SeatMark seat={fact.seat} size={px(36)} />
            <Caption size={26} lines={2} style={styles.words}>
              {wordsOf(say, piece, places, fact)}
            </Caption>
          </View>
        ))}
      </View>
    </Slate>
  );
}

function wordsOf(
  say: EndingSay,
  piece: PieceSay,
  places: readonly TablePlace[],
  fact: FactToTell,
): string {
  const name = nameOf(piece, places, fact.seat);
  switch (fact.kind) {
    case 'busiest':
      return say('afar.busiest', { name, percent: fact.percent });
    case 'trade':
      return say('afar.trade', {
        name,
        to: nameOf(piece, places, fact.to),
        cubes: say('charts.trades.cubes', { count: fact.cubes }),
      });
    case 'lost':
      return say('afar.given', {
        name,
        points: say('points', { count: fact.points }),
        good: piece(`goodName.${fact.good}`),
      });
    default:
      return unreachable(fact);
  }
}

const styles = StyleSheet.create({
  facts: { flex: 1, justifyContent: 'space-evenly' },
  fact: { flexDirection: 'row', alignItems: 'center' },
  words: { flexShrink: 1 },
});
