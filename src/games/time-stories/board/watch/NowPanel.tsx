import { View } from 'react-native';
import { useStage } from './stage';
import { SeatMark } from '../pieces/SeatMark';
import { tints } from '../signs/station';
import { GlazeText } from './GlazeText';
import { nowLines } from './nowLines';
import { useWatched } from './WatchContext';

/** The open proposal, or else the act that everybody waits for. */
export function NowPanel() {
  const { px } = useStage();
  const watched = useWatched();
  const { kind, sizes, view } = watched;
  const { title, more } = nowLines(watched);
  const by = view.ballot?.by;
  return (
    <View
      role="status"
      aria-live="polite"
      testID="watch-now"
      style={{ minHeight: px((sizes.words + sizes.small) * 1.2) }}
    >
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: px(16) }}>
        {by && <SeatMark seat={by} size={px(sizes.words)} />}
        <GlazeText face="display" size={sizes.words} lines={1}>
          {title}
        </GlazeText>
      </View>
      <GlazeText size={sizes.small} color={tints.soft} lines={kind === 'far' ? 1 : 2}>
        {more}
      </GlazeText>
    </View>
  );
}
