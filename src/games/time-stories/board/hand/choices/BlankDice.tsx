import { StyleSheet, View } from 'react-native';
import { GestureDetector } from 'react-native-gesture-handler';
import Svg, { Path, Rect } from 'react-native-svg';
import { scheduleOnRN } from 'react-native-worklets';
import { pan } from '@/ui/gestures';
import { glaze } from '../../pieces/palette';

type Props = {
  readonly dice: number;
  /** Missing as long as the unit has not been spent. */
  readonly onThrow?: (() => void) | undefined;
};

const FLICKED = 24;

/** Dice before they are thrown: they show no face, and a flick throws them. */
export function BlankDice({ dice, onThrow }: Props) {
  const flick = pan()
    .enabled(onThrow !== undefined)
    .minDistance(8)
    .onEnd(({ translationX, translationY }) => {
      'worklet';
      if (onThrow && Math.hypot(translationX, translationY) > FLICKED) scheduleOnRN(onThrow);
    });
  return (
    <GestureDetector gesture={flick}>
      <View aria-hidden style={styles.dice} testID="blank-dice">
        {Array.from({ length: dice }, (_, at) => (
          <Svg key={at} width={34} height={34} viewBox="-13 -13 26 26">
            <Rect
              x={-11}
              y={-11}
              width={22}
              height={22}
              rx={5}
              fill={glaze.white}
              stroke={glaze.brass}
              strokeWidth={1.4}
              transform={`rotate(${at % 2 ? 5 : -6})`}
            />
            <Path
              d="M0 -6L1.6 -1.9L6 -1.8L2.5 1L3.7 5.3L0 2.8L-3.7 5.3L-2.5 1L-6 -1.8L-1.6 -1.9Z"
              fill="#C3C8D4"
            />
          </Svg>
        ))}
      </View>
    </GestureDetector>
  );
}

const styles = StyleSheet.create({ dice: { flexDirection: 'row', flexWrap: 'wrap', gap: 4 } });
