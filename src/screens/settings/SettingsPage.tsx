import type { ComponentType } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import { Screen } from '@/ui/Screen';
import { COLUMN, space, WIDE } from '@/ui/theme/tokens';
import type { Go, Ways } from '../home/addresses';
import { Unkept } from '../Unkept';
import { About } from './About';
import { LimitList } from './Limits';
import { PlaySettings } from './PlaySettings';
import { settingsWords } from './settingsWords';
import { SightSettings } from './SightSettings';
import { SoundSettings } from './SoundSettings';
import { ServerSetting } from './TableServer';
import { You } from './You';

/** This player's settings. All of them apply at once. */
export function SettingsPage({ back, go }: Pick<Ways, 'back' | 'go'>) {
  const say = settingsWords.useSay();
  const columns = columnsFor(useWindowDimensions().width);
  const isOne = columns.length === 1;
  return (
    <Screen title={say('title')} back={back} wide={!isOne}>
      <Unkept />
      <View style={styles.beside}>
        {columns.map((parts, at) => (
          <View key={at} style={styles.column}>
            {parts.map((Part, n) => (
              <Part key={n} go={go} />
            ))}
          </View>
        ))}
      </View>
    </Screen>
  );
}

const ONE = [You, SoundSettings, PlaySettings, SightSettings, ServerSetting, LimitList, About];
const TWO = [
  [You, SoundSettings, PlaySettings],
  [SightSettings, ServerSetting, LimitList, About],
];
const THREE = [
  [You, PlaySettings, ServerSetting],
  [SoundSettings, LimitList],
  [SightSettings, About],
];
const THREE_FIT = 1_400;

const columnsFor = (width: number): readonly (readonly ComponentType<{ go: Go }>[])[] =>
  width < WIDE ? [ONE] : width < THREE_FIT ? TWO : THREE;

const styles = StyleSheet.create({
  beside: { flexDirection: 'row', justifyContent: 'center', gap: space.l },
  column: { flex: 1, maxWidth: COLUMN, gap: space.m },
});
