import Constants from 'expo-constants';
import { StyleSheet } from 'react-native';
import { Icon } from '@/ui/Icon';
import { Press } from '@/ui/Press';
import { colors, space } from '@/ui/theme/tokens';
import { Type } from '@/ui/Type';
import type { Go } from '../home/addresses';
import { Section } from './Section';
import { settingsWords } from './settingsWords';

export function About({ go }: { go: Go }) {
  const say = settingsWords.useSay();
  const version = Constants.expoConfig?.version ?? '';
  return (
    <Section icon="hourglass" title={say('about')} testID="about">
      {version !== '' && <Type>{say('version', { version })}</Type>}
      <Type as="small" tone="soft">
        {say('licence')}
      </Type>
      <Type as="small" tone="soft">
        {say('fonts')}
      </Type>
      <Press
        role="link"
        name={say('licences')}
        onPress={() => go('/licences')}
        testID="licences"
        style={styles.link}
      >
        <Icon name="book" color={colors.sand} />
        <Type style={styles.words}>{say('licences')}</Type>
        <Icon name="chevronRight" color={colors.inkSoft} />
      </Press>
      <Type as="small" tone="soft">
        {say('independent')}
      </Type>
    </Section>
  );
}

const styles = StyleSheet.create({
  link: { flexDirection: 'row', alignItems: 'center', gap: space.m },
  words: { flex: 1 },
});
