import { Section } from './Section';
import { settingsWords } from './settingsWords';
import { Switched } from './Switched';

export function PlaySettings() {
  const say = settingsWords.useSay();
  return (
    <Section icon="hand" title={say('play')}>
      <Switched which="leftHand" />
      <Switched which="plansRun" />
    </Section>
  );
}
