import { type ReactNode, useEffect } from 'react';
import { StyleSheet, View } from 'react-native';
import Animated, {
  Easing,
  useAnimatedStyle,
  useSharedValue,
  withDelay,
  withTiming,
} from 'react-native-reanimated';
import { useStage } from '../stage';
import { useComfort } from '@/ui/comfort';
import { durations } from '@/ui/theme/tokens';
import { seatColour } from '../../pieces/seats';
import { ActionDie, CaptainDie } from '../../signs/Signs';
import { tints } from '../../signs/station';
import { GlazeText } from '../GlazeText';
import { figureName } from '../people';
import { useWatched, type Watched } from '../WatchContext';
import { watchWords } from '../words';
import type { ShownDice } from './useDice';

type Props = { readonly dice: ShownDice };

/** Dice roll in from the side and settle on the board, where everybody reads them. */
export function DiceTray({ dice }: Props) {
  const { px } = useStage();
  const watched = useWatched();
  const { sizes } = watched;
  const words = diceWords(watched, dice);
  const size = sizes.chipHeight * 0.7;
  return (
    <View
      accessible
      role="img"
      aria-label={words}
      testID="watch-dice"
      style={[
        styles.tray,
        {
          minHeight: px(sizes.chipHeight),
          borderRadius: px(14),
          paddingHorizontal: px(20),
          gap: px(14),
          borderWidth: px(3),
          borderColor: dice.kind === 'agent' ? seatColour(dice.agent) : tints.brass,
        },
      ]}
    >
      {dice.kind === 'captain'
        ? dice.pips.map((pips, n) => (
            <Rolling key={`${pips} ${n}`} turn={n} size={size}>
              <CaptainDie size={px(size)} pips={pips} />
            </Rolling>
          ))
        : dice.faces.map((face, n) => (
            <Rolling key={`${face} ${n}`} turn={n} size={size}>
              <ActionDie size={px(size)} face={face} />
            </Rolling>
          ))}
      <GlazeText size={sizes.small} lines={2} style={styles.words}>
        {dice.kind === 'agent'
          ? figureName(watched, dice.agent)
          : dice.kind === 'captain'
            ? words
            : ''}
      </GlazeText>
    </View>
  );
}

function diceWords(watched: Watched, dice: ShownDice): string {
  const say = watchWords.sayIn(watched.language);
  if (dice.kind === 'captain') return say('dice.captain', { count: dice.cost });
  const faces = dice.faces.map(it => say(`dice.${it}`)).join(', ');
  return dice.kind === 'free'
    ? say('dice.free', { faces })
    : say('dice.name', { name: figureName(watched, dice.agent), faces });
}

type RollingProps = { readonly turn: number; readonly size: number; readonly children: ReactNode };

function Rolling({ turn, size, children }: RollingProps) {
  const { px } = useStage();
  const { still } = useComfort();
  const come = useSharedValue(still ? 1 : 0);
  useEffect(() => {
    const fall = withTiming(1, { duration: durations.flight, easing: Easing.out(Easing.cubic) });
    if (!still) come.set(withDelay(turn * APART, fall));
  }, [come, still, turn]);
  const far = px(size * 6);
  const style = useAnimatedStyle(() => {
    const left = 1 - come.get();
    return {
      opacity: Math.min(1, come.get() * 4),
      transform: [{ translateX: far * left }, { rotate: `${left * (540 + 90 * turn)}deg` }],
    };
  });
  return <Animated.View style={style}>{children}</Animated.View>;
}

const APART = 60;

const styles = StyleSheet.create({
  tray: {
    flexDirection: 'row',
    alignItems: 'center',
    alignSelf: 'flex-start',
    backgroundColor: '#F7F4E9',
    overflow: 'hidden',
  },
  words: { flexShrink: 1 },
});
