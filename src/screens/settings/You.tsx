import { Choice } from '@/ui/forms/Choice';
import { NameField } from './NameField';
import { Named } from './Named';
import { Section } from './Section';
import { settingsWords } from './settingsWords';
import { useSetting } from './useSetting';

export function You() {
  const say = settingsWords.useSay();
  const [language, change] = useSetting('language');
  return (
    <Section icon="person" title={say('you')}>
      <NameField hint={say('nameHint')} />
      <Named title={say('language')}>
        <Choice
          name={say('language')}
          options={(['phone', 'en', 'de'] as const).map(value => ({
            value,
            title: say(`languages.${value}`),
          }))}
          value={language}
          onChange={change}
          testID="setting-language"
        />
      </Named>
    </Section>
  );
}
