import { StyleSheet, View } from 'react-native';
import type { IconName } from '@/ui/Icon';
import { Slider } from '@/ui/forms/Slider';
import { space } from '@/ui/theme/tokens';
import { Type } from '@/ui/Type';
import { BellSettings } from './BellSettings';
import { Section } from './Section';
import { settingsWords } from './settingsWords';
import { Switched } from './Switched';
import { TryGlasses } from './TryGlasses';
import { useSetting } from './useSetting';

export function SoundSettings() {
  const say = settingsWords.useSay();
  return (
    <Section icon="sound" title={say('sound')}>
      <Volume which="cues" icon="sound" />
      <TryGlasses />
      <Volume which="voice" icon="speak" />
      <Volume which="music" icon="music" />
      <Switched which="haptics" />
      <Switched which="warnings" />
      <BellSettings />
    </Section>
  );
}

function Volume({ which, icon }: { which: 'cues' | 'voice' | 'music'; icon: IconName }) {
  const say = settingsWords.useSay();
  const [value, change] = useSetting(which);
  return (
    <View style={styles.volume}>
      <Slider
        title={say(which)}
        icon={icon}
        value={value}
        onChange={change}
        testID={`setting-${which}`}
      />
      <Type as="small" tone="soft">
        {say(`${which}Hint`)}
      </Type>
    </View>
  );
}

const styles = StyleSheet.create({ volume: { gap: space.xs } });
