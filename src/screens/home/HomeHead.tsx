import { StyleSheet, Text, useWindowDimensions, View } from 'react-native';
import { useComfort } from '@/ui/comfort';
import { Emblem } from '@/ui/Emblem';
import { FaceDisc } from '@/ui/faces/FaceDisc';
import { Press } from '@/ui/Press';
import { colors, fonts, radius, space } from '@/ui/theme/tokens';
import { Type } from '@/ui/Type';
import { useOwnFace } from '../settings/useOwnFace';
import { startWords } from '../startWords';
import { useSettings } from '../world';
import type { Go } from './addresses';

/** The name of the app, and the player's face, which leads to the settings. */
export function HomeHead({ go }: { go: Go }) {
  const { textScale } = useComfort();
  const fontSize = 28 * textScale ** 0.2;
  return (
    <View style={styles.head}>
      <Emblem size={52} />
      <Text
        role="heading"
        aria-level={1}
        maxFontSizeMultiplier={1.3}
        style={[styles.name, { fontSize, lineHeight: fontSize * 1.3 }]}
      >
        Sandtable
      </Text>
      <Me go={go} />
    </View>
  );
}

/** On narrower screens there is room for the face alone. */
const ROOMY = 360;

function Me({ go }: { go: Go }) {
  const say = startWords.useSay();
  const name = useSettings(it => it.name).trim();
  const { face } = useOwnFace();
  const settings = say('home.settings');
  const { width } = useWindowDimensions();
  const { textScale } = useComfort();
  return (
    <Press
      name={name === '' ? settings : `${name}: ${settings}`}
      onPress={() => go('/settings')}
      testID="settings"
      style={styles.me}
    >
      {name !== '' && width >= ROOMY * textScale && (
        <Type as="label" numberOfLines={1} style={styles.mine}>
          {name}
        </Type>
      )}
      <FaceDisc face={face} size={48} />
    </Press>
  );
}

const styles = StyleSheet.create({
  head: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  name: { flexGrow: 1, flexShrink: 1, color: colors.ink, fontFamily: fonts.display },
  me: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.s,
    maxWidth: '45%',
    borderRadius: radius.round,
  },
  mine: { flexShrink: 1 },
});
