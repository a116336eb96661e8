import { StyleSheet, View } from 'react-native';
import type { TablePlace, ShownRequest } from '@/games/board';
import { useComfort } from '@/ui/comfort';
import { SpeechBubble } from '@/ui/talk/SpeechBubble';
import { talkWords } from '@/ui/talk/talkWords';
import { requestWords } from '../centre/requestWords';
import { seatColour } from '../pieces/colours';
import { SeatMark } from '../pieces/SeatMark';
import { pieceWords } from '../pieces/words';
import { Caption } from './Caption';
import type { Rect } from '../pieces/rect';
import { speechPlace } from './layout';
import { nameOf } from '../pieces/naming';
import { useStage } from './stage';

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
  const say = talkWords.useSay();
  const piece = pieceWords.useSay();
  const { language } = useComfort();
  const { px } = useStage();
  const { from, to } = request;
  const words = requestWords(language, request.words);
  const name = nameOf(piece, places, from);
  const spoken = to
    ? say('saysTo', { name, to: nameOf(piece, places, to), words })
    : say('says', { name, words });
  return (
    <SpeechBubble
      spoken={spoken}
      from={<SeatMark seat={from} size={px(40)} />}
      to={to && <SeatMark seat={to} size={px(40)} />}
      color={seatColour(from)}
      isNarrow={narrow}
      px={px}
      testID={`said-${request.id}`}
    >
      <Caption size={32} strong tone="dark" style={styles.words}>
        {words}
      </Caption>
    </SpeechBubble>
  );
}

const styles = StyleSheet.create({
  speech: { position: 'absolute', pointerEvents: 'none' },
  words: { flexShrink: 1 },
});
