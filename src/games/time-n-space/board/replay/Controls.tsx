import { StyleSheet } from 'react-native';
import { Press } from '@/ui/Press';
import { ReplayControls } from '@/ui/replay/ReplayControls';
import { colors, radius, space, TOUCH } from '@/ui/theme/tokens';
import { Type } from '@/ui/Type';
import { endingWords } from '../ending/words';
import type { useReplay } from './useReplay';

type Props = Pick<
  ReturnType<typeof useReplay>,
  'running' | 'speed' | 'play' | 'pause' | 'skip' | 'faster'
>;

export function Controls({ running, speed, play, pause, skip, faster }: Props) {
  const say = endingWords.useSay();
  const times = say('replay.times', { count: speed });
  return (
    <ReplayControls
      back={{ name: say('replay.lastDelivery'), skip: () => skip(-1), testID: 'replay-last' }}
      forward={{ name: say('replay.nextDelivery'), skip: () => skip(1), testID: 'replay-next' }}
      play={{
        running,
        name: say(running ? 'replay.pause' : 'replay.play'),
        toggle: running ? pause : play,
      }}
    >
      <Press
        name={`${say('replay.speed')} ${times}`}
        onPress={faster}
        testID="replay-speed"
        style={styles.speed}
      >
        <Type as="heading" tone="sand" align="center">
          {times}
        </Type>
      </Press>
    </ReplayControls>
  );
}

const styles = StyleSheet.create({
  speed: {
    minWidth: TOUCH + space.m,
    borderRadius: radius.round,
    borderWidth: 1,
    borderColor: colors.line,
  },
});
