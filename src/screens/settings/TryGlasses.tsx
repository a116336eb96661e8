import { StyleSheet, View } from 'react-native';
import { Icon } from '@/ui/Icon';
import { Press } from '@/ui/Press';
import { colors, radius, space } from '@/ui/theme/tokens';
import { Type } from '@/ui/Type';
import { useWorld } from '../world';
import { settingsWords } from './settingsWords';

/** Each glass sounds and feels different; here the player learns which is which. */
export function TryGlasses() {
  const say = settingsWords.useSay();
  const { device } = useWorld();
  const hear = (cue: 'glass-left' | 'glass-right') => () => {
    device.unlockSound();
    device.tryCue(cue);
  };
  return (
    <View style={styles.glasses}>
      <Glass title={say('tryLeft')} onPress={hear('glass-left')} testID="try-left" />
      <Glass title={say('tryRight')} onPress={hear('glass-right')} testID="try-right" />
    </View>
  );
}

type GlassProps = { title: string; onPress: () => void; testID: string };

function Glass({ title, onPress, testID }: GlassProps) {
  const say = settingsWords.useSay();
  return (
    <Press
      name={say('tryMore', { glass: title })}
      onPress={onPress}
      testID={testID}
      style={styles.glass}
    >
      <Icon name="hourglass" size={20} color={colors.sand} />
      <Type as="label" style={styles.title}>
        {title}
      </Type>
    </Press>
  );
}

const styles = StyleSheet.create({
  glasses: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
  glass: {
    flexGrow: 1,
    flexBasis: '45%',
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.s,
    paddingVertical: space.s,
    paddingHorizontal: space.m - 2,
    borderRadius: radius.m,
    borderWidth: 1,
    borderColor: colors.line,
    backgroundColor: colors.raised,
  },
  title: { flexShrink: 1 },
});
