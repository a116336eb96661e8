import { StyleSheet, View } from 'react-native';
import { Icon } from '@/ui/Icon';
import { IconButton } from '@/ui/IconButton';
import { Press } from '@/ui/Press';
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
    <View style={styles.row}>
      <IconButton
        icon="rewind"
        name={say('replay.lastDelivery')}
        onPress={() => skip(-1)}
        testID="replay-last"
      />
      <Press
        name={say(running ? 'replay.pause' : 'replay.play')}
        onPress={running ? pause : play}
        testID="replay-play"
        style={styles.play}
      >
        <Icon name={running ? 'pause' : 'play'} size={28} color={colors.inkDark} />
      </Press>
      <IconButton
        icon="forward"
        name={say('replay.nextDelivery')}
        onPress={() => skip(1)}
        testID="replay-next"
      />
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
    </View>
  );
}

const styles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.s,
  },
  play: {
    width: 60,
    height: 60,
    alignItems: 'center',
    borderRadius: radius.round,
    borderWidth: 1,
    borderBottomWidth: 3,
    borderColor: colors.brassLight,
    borderBottomColor: colors.sandShade,
    backgroundColor: colors.sand,
  },
  speed: {
    minWidth: TOUCH + space.m,
    borderRadius: radius.round,
    borderWidth: 1,
    borderColor: colors.line,
  },
});
