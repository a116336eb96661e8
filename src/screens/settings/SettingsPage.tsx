import { StyleSheet, useWindowDimensions, View } from 'react-native';
import { Screen } from '@/ui/Screen';
import { COLUMN, space, WIDE } from '@/ui/theme/tokens';
import { About } from './About';
import { Limits } from './Limits';
import { PlaySettings } from './PlaySettings';
import { settingsWords } from './settingsWords';
import { SightSettings } from './SightSettings';
import { SoundSettings } from './SoundSettings';
import { TableServer } from './TableServer';
import { You } from './You';

/** How this phone's player likes it. All of it applies at once. */
export function SettingsPage({ back }: { back: () => void }) {
  const say = settingsWords.useSay();
  const isWide = useWindowDimensions().width >= WIDE;
  return (
    <Screen title={say('title')} back={back} wide={isWide}>
      <View style={isWide ? styles.beside : styles.below}>
        <View style={isWide ? styles.half : styles.below}>
          <You />
          <SoundSettings />
          <PlaySettings />
        </View>
        <View style={isWide ? styles.half : styles.below}>
          <SightSettings />
          <TableServer />
          <Limits />
          <About />
        </View>
      </View>
    </Screen>
  );
}

const styles = StyleSheet.create({
  beside: { flexDirection: 'row', justifyContent: 'center', gap: space.l },
  half: { flex: 1, maxWidth: COLUMN, gap: space.m },
  below: { gap: space.m },
});
