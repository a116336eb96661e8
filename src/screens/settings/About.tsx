import Constants from 'expo-constants';
import { Type } from '@/ui/Type';
import { Section } from './Section';
import { settingsWords } from './settingsWords';

export function About() {
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
      <Type as="small" tone="soft">
        {say('independent')}
      </Type>
    </Section>
  );
}
