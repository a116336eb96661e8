import { StyleSheet, View } from 'react-native';
import Animated, { FadeIn, FadeOut } from 'react-native-reanimated';
import type { Place, Request } from '@/games/board';
import { useComfort } from '@/ui/comfort';
import { colors, radius } from '@/ui/theme/tokens';
import { requestWords } from '../centre/requestWords';
import { seatColour } from '../pieces/colours';
import { SeatMark } from '../pieces/SeatMark';
import { pieceWords } from '../pieces/words';
import { Caption } from './Caption';
import type { Rect } from './layout';
import { nameOf } from './naming';
import { useStage } from './stage';
import { watchWords } from './words';

type Props = {
  readonly requests: readonly Request[];
  readonly places: readonly Place[];
  /** The panel of who speaks, and the map his words lie over. */
  readonly panel: Rect;
  readonly map: Rect;
};

const MOST = 2; // at once from one player: the newest

/** What a player says, at the edge of his panel that faces the map. */
export function Speech({ requests, places, panel, map }: Props) {
  const { px } = useStage();
  if (requests.length === 0) return null;
  return (
    <View style={[styles.speech, placeOf(panel, map, px(10)), { gap: px(12) }]}>
      {requests.slice(-MOST).map(request => (
        <Bubble key={request.id} request={request} places={places} />
      ))}
    </View>
  );
}

/** Beside the panel where there is room for it, else just above it. */
function placeOf(panel: Rect, map: Rect, gap: number) {
  const middle = panel.y + panel.height / 2;
  const width = Math.min(map.width * 0.48, panel.width);
  if (panel.x + panel.width <= map.x)
    return { left: panel.x + panel.width - gap, top: middle, width };
  if (panel.x >= map.x + map.width) {
    return { left: panel.x - width + gap, top: middle, width, alignItems: 'flex-end' as const };
  }
  return { left: panel.x + gap, top: panel.y + gap, width };
}

function Bubble({ request, places }: { request: Request; places: readonly Place[] }) {
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
        { padding: px(18), borderColor: seatColour(from), borderWidth: px(5) },
      ]}
    >
      <SeatMark seat={from} size={px(40)} />
      <View style={styles.words}>
        {to && <Caption tone="dark">{say('to', { name: nameOf(piece, places, to) })}</Caption>}
        <Caption size={34} strong tone="dark">
          {words}
        </Caption>
      </View>
    </Animated.View>
  );
}

const styles = StyleSheet.create({
  speech: { position: 'absolute', alignItems: 'flex-start', pointerEvents: 'none' },
  bubble: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 10,
    borderRadius: radius.l,
    backgroundColor: colors.ink,
  },
  words: { flexShrink: 1 },
});
