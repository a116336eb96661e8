import { TextField } from '@/ui/forms/Field';
import { Type } from '@/ui/Type';
import { Section } from './Section';
import { isAddress } from './serverAddress';
import { settingsWords } from './settingsWords';
import { useSetting } from './useSetting';

export function ServerSetting() {
  const say = settingsWords.useSay();
  const [server, change] = useSetting('server');
  return (
    <Section icon="relay" title={say('table')}>
      <Type as="small" tone="soft">
        {say('serverText')}
      </Type>
      <Type as="small" tone="soft">
        {say('serverHint')}
      </Type>
      <TextField
        title={say('server')}
        value={server}
        onChange={text => change(text.trim())}
        problem={isAddress(server) ? undefined : say('serverBad')}
        autoCapitalize="none"
        autoComplete="url"
        maxLength={200}
        testID="setting-server"
      />
    </Section>
  );
}
