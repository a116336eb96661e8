import { StyleSheet, View } from 'react-native';
import Svg from 'react-native-svg';
import type { TablePlace } from '@/games/board';
import { useComfort } from '@/ui/comfort';
import { ROUNDS } from '../../rules/components';
import type { Seen } from '../../rules/state';
import { sea } from '../pieces/colours';
import { AnyBotMark } from './AnyBotMark';
import { FarText } from './FarText';
import { PLAN, planIn } from './headquartersPlan';
import { useHeadquartersWords } from './headquartersWords';
import { HouseShape } from './HouseShape';
import type { Rect } from './layout';
import { rectStyle } from './rectStyle';
import { useStage } from './stage';
import { watchWords } from './words';

type Props = {
  readonly view: Seen;
  readonly places: readonly TablePlace[];
  readonly rect: Rect;
};

/** The programme of this round with the engineers, and above it the order of the next round. */
export function HeadquartersPanel({ view, places, rect }: Props) {
  const say = watchWords.useSay();
  const { px } = useStage();
  const { language } = useComfort();
  const words = useHeadquartersWords(language, view, places);
  const { scale } = planIn(rect);
  const title = view.round < ROUNDS ? say('order', { round: view.round + 1 }) : say('orderLast');
  return (
    <View
      accessible
      role="img"
      aria-label={words}
      testID="watch-headquarters"
      style={[styles.panel, rectStyle(px, rect), { borderRadius: px(20), paddingVertical: px(8) }]}
    >
      <FarText size={34} tone="soft" align="center" lines={1}>
        {title}
      </FarText>
      <Svg
        aria-hidden
        width={px(PLAN.width * scale)}
        height={px(PLAN.height * scale)}
        viewBox={`0 0 ${PLAN.width} ${PLAN.height}`}
      >
        <HouseShape view={view} />
        <AnyBotMark view={view} x={274} y={486} />
      </Svg>
    </View>
  );
}

const styles = StyleSheet.create({
  panel: {
    position: 'absolute',
    alignItems: 'center',
    justifyContent: 'space-between',
    backgroundColor: sea.panel,
    borderColor: sea.panelLine,
    borderWidth: 1.5,
  },
});
