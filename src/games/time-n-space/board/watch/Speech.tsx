import { StyleSheet, View } from 'react-native';
import Animated, { FadeIn, FadeOut } from 'react-native-reanimated';
import type { TablePlace, ShownRequest } from '@/games/board';
import { useComfort } from '@/ui/comfort';
import { Icon } from '@/ui/Icon';
import { colors } from '@/ui/theme/tokens';
import { requestWords } from '../centre/requestWords';
import { seatColour } from '../pieces/colours';
import { SeatMark } from '../pieces/SeatMark';
import { pieceWords } from '../pieces/words';
import { Caption } from './Caption';
import type { Rect } from '../pieces/rect';
import { speechPlace } from './layout';
import { nameOf } from '../pieces/naming';
import { useStage } from './stage';
import { watchWords } from './words';

type Props = {
  readonly requests: readonly ShownRequest[];
  readonly places: readonly TablePlace[];
  /** The speaker's panel, and the map that the words lie over. */
  readonly panel: Rect;
  readonly map: Rect;
};

const MOST = 2; // newest requests of one player that show at once

/** Shows a player's requests at the edge of their panel that faces the map. */
export function Speech({ requests, places, panel, map }: Props) {
  const { px } = useStage();
  if (requests.length === 0) return null;
  const place = speechPlace(panel, map, px(12));
  const narrow = place.width < px(360);
  return (
    <View style={[styles.speech, place, { gap: px(12) }]}>
      {requests.slice(-MOST).map(request => (
        <Bubble key={request.id} request={request} places={places} narrow={narrow} />
      ))}
    </View>
  );
}

type BubbleProps = Pick<Props, 'places'> & {
  readonly request: ShownRequest;
  readonly narrow: boolean;
};

function Bubble({ request, places, narrow }: BubbleProps) {
  const say = watchWords.useSay();
  const piece = pieceWords.useSay();
  const { language, still } = useComfort();
  const { px } = useStage();
  const { from, to } = request;
  const words = requestWords(language, request.words);
  const name = nameOf(piece, places, from);
  const told = to
    ? say('saysTo', { name, to: nameOf(piece, places, to), words })
    : say('says', { name, words });
  return (
    <Animated.View
      accessible
      role="status"
      aria-live="polite"
      aria-label={told}
      testID={`said-${request.id}`}
      {...(!still && { entering: FadeIn.duration(250), exiting: FadeOut.duration(400) })}
      style={[
        styles.bubble,
        narrow && styles.narrow,
        {
          padding: px(16),
          gap: px(12),
          borderRadius: px(26),
          borderColor: seatColour(from),
          borderWidth: px(5),
        },
      ]}
    >
      <View style={[styles.marks, { gap: px(4) }]}>
        <SeatMark seat={from} size={px(40)} />
        {to && <Icon name="chevronRight" size={px(24)} color={colors.inkDark} />}
        {to && <SeatMark seat={to} size={px(40)} />}
      </View>
      <Caption size={32} strong tone="dark" style={styles.words}>
        {words}
      </Caption>
    </Animated.View>
  );
}

const styles = StyleSheet.create({
  speech: { position: 'absolute', pointerEvents: 'none' },
  bubble: {
    flexDirection: 'row',
    alignItems: 'center',
    backgroundColor: colors.ink,
  },
  narrow: { flexDirection: 'column', alignItems: 'flex-start', gap: 2 },
  marks: { flexDirection: 'row', alignItems: 'center' },
  words: { flexShrink: 1 },
});
