import { StyleSheet, View } from 'react-native';
import type { TablePlace } from '../../../../board';
import { pieceWords } from '../../pieces/words';
import { Caption } from '../../watch/Caption';
import type { WatchRect } from '../../watch/layout';
import { useStage } from '../../watch/stage';
import { spokenPoints } from '../charts/PointsChart';
import { PointsLines } from '../charts/PointsLines';
import type { MatchStatistics } from '../statistics';
import { endingWords } from '../words';
import { Slate } from './Slate';

type Props = {
  /** Null until it has come. */
  readonly evening: MatchStatistics | null;
  readonly places: readonly TablePlace[];
  readonly rect: WatchRect;
};

const LETTERS = 25;
const TITLE = 52;
const PADDING = 20;

/** How everybody’s points grew. */
export function AfarChart({ evening, places, rect }: Props) {
  const say = endingWords.useSay();
  const pieces = pieceWords.useSay();
  const { px, text } = useStage();
  if (!evening)
    return (
      <Slate rect={rect} testID="story-waiting">
        <View style={styles.waiting}>
          <Caption tone="soft" align="center">
            {say('evening.waiting')}
          </Caption>
        </View>
      </Slate>
    );
  return (
    <Slate rect={rect} testID="chart-points">
      <Caption size={30} strong>
        {say('evening.points.title')}
      </Caption>
      <View
        accessible
        role="img"
        aria-label={spokenPoints(say, pieces, evening, places, 'points')}
        testID="chart-points-drawn"
        style={styles.drawn}
      >
        <PointsLines
          {...{ evening, places }}
          reading="points"
          width={rect.width - 2 * px(PADDING)}
          height={rect.height - 2 * px(PADDING) - px(TITLE) * text}
          letters={px(LETTERS)}
        />
      </View>
    </Slate>
  );
}

const styles = StyleSheet.create({
  drawn: { flex: 1, justifyContent: 'flex-end' },
  waiting: { flex: 1, justifyContent: 'center' },
});
