import { Choice } from '@/ui/forms/Choice';
import { Named } from './Named';
import { Section } from './Section';
import { settingsWords } from './settingsWords';
import { Switched } from './Switched';
import { useSetting } from './useSetting';

export function PlaySettings() {
  const say = settingsWords.useSay();
  return (
    <Section icon="hand" title={say('play')}>
      <Switched which="leftHand" />
      <Switched which="plansRun" />
      <Coach />
    </Section>
  );
}

function Coach() {
  const say = settingsWords.useSay();
  const [coach, change] = useSetting('coach');
  return (
    <Named title={say('coach')} hint={say('coachHint')}>
      <Choice
        name={say('coach')}
        options={(['off', 'quiet', 'talkative'] as const).map(value => ({
          value,
          title: say(`coaches.${value}`),
        }))}
        value={coach}
        onChange={change}
        testID="setting-coach"
      />
    </Named>
  );
}
