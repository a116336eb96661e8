import { StyleSheet, View } from 'react-native';
import type { TablePlace } from '../../../../board';
import type { Rect } from '../../pieces/rect';
import { Caption } from '../../watch/Caption';
import { useStage } from '../../watch/stage';
import { PointsDrawn } from '../charts/PointsChart';
import type { MatchStatistics } from '../statistics';
import { useEndingVoice } from '../words';
import { Slate } from './Slate';

type Props = {
  /** Null until it has been loaded. */
  readonly statistics: MatchStatistics | null;
  readonly places: readonly TablePlace[];
  readonly rect: Rect;
};

const LETTERS = 25;
const TITLE = 52;
const PADDING = 20;

/** How the points of all players grew. */
export function AfarChart({ statistics, places, rect }: Props) {
  const { say } = useEndingVoice();
  const { px, text } = useStage();
  const height = rect.height - 2 * px(PADDING) - px(TITLE) * text;
  return statistics ? (
    <Slate rect={rect} title={say('charts.points.title')} testID="chart-points">
      <View style={styles.drawn}>
        <PointsDrawn
          {...{ statistics, places }}
          reading="points"
          letters={px(LETTERS)}
          heightIn={() => height}
        />
      </View>
    </Slate>
  ) : (
    <Slate rect={rect} testID="story-waiting">
      <View style={styles.waiting}>
        <Caption tone="soft" align="center">
          {say('charts.waiting')}
        </Caption>
      </View>
    </Slate>
  );
}

const styles = StyleSheet.create({
  drawn: { flex: 1, justifyContent: 'flex-end' },
  waiting: { flex: 1, justifyContent: 'center' },
});
