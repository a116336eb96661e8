import { StyleSheet, View } from 'react-native';
import type { ShownRequest, TablePlace } from '@/games/board';
import { useComfort } from '@/ui/comfort';
import { SpeechBubble } from '@/ui/talk/SpeechBubble';
import { talkWords } from '@/ui/talk/talkWords';
import { colors } from '@/ui/theme/tokens';
import { seatColour } from '../pieces/colours';
import { nameOf } from '../pieces/naming';
import { SeatMark } from '../pieces/SeatMark';
import { requestWords } from '../talk/requestWords';
import { FarText } from './FarText';
import type { Rect } from './layout';
import { useStage } from './stage';

type Props = {
  readonly requests: readonly ShownRequest[];
  readonly places: readonly TablePlace[];
  /** The card of the player who speaks. */
  readonly card: Rect;
};

/** Newest sentences of one player that show at once. */
const MOST = 2;

/** What a player says, over the lower part of their own card. */
export function Speech({ requests, places, card }: Props) {
  const { px } = useStage();
  if (requests.length === 0) return null;
  const { x, y, width, height } = card;
  return (
    <View
      style={[
        styles.speech,
        { left: px(x + 6), width: px(width - 12), top: px(y), height: px(height - 6), gap: px(8) },
      ]}
    >
      {requests.slice(-MOST).map(request => (
        <Bubble key={request.id} {...{ request, places }} />
      ))}
    </View>
  );
}

type BubbleProps = Pick<Props, 'places'> & { readonly request: ShownRequest };

function Bubble({ request, places }: BubbleProps) {
  const say = talkWords.useSay();
  const { language } = useComfort();
  const { px } = useStage();
  const { from, to } = request;
  const words = requestWords(language, request.words);
  const name = nameOf(language, places, from);
  return (
    <SpeechBubble
      spoken={
        to
          ? say('saysTo', { name, to: nameOf(language, places, to), words })
          : say('says', { name, words })
      }
      from={<SeatMark seat={from} size={px(40)} />}
      to={to && <SeatMark seat={to} size={px(40)} />}
      color={seatColour(from)}
      isNarrow={false}
      px={px}
      testID={`said-${request.id}`}
    >
      <FarText size={32} color={colors.inkDark}>
        {words}
      </FarText>
    </SpeechBubble>
  );
}

const styles = StyleSheet.create({
  speech: { position: 'absolute', justifyContent: 'flex-end', pointerEvents: 'none' },
});
