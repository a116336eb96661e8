import { Choice } from '@/ui/forms/Choice';
import { Named } from './Named';
import { Section } from './Section';
import { settingsWords } from './settingsWords';
import { Switched } from './Switched';
import { useSetting } from './useSetting';

export function SightSettings() {
  const say = settingsWords.useSay();
  return (
    <Section icon="eye" title={say('sight')}>
      <TextScale />
      <Motion />
      <Switched which="signs" />
    </Section>
  );
}

const SCALES = [1, 1.25, 1.5, 2] as const;

function TextScale() {
  const say = settingsWords.useSay();
  const [scale, change] = useSetting('textScale');
  return (
    <Named title={say('textScale')} hint={say('textScaleHint')}>
      <Choice
        name={say('textScale')}
        options={SCALES.map(value => ({ value, title: say('percent', { count: value * 100 }) }))}
        value={scale}
        onChange={change}
        testID="setting-textScale"
      />
    </Named>
  );
}

function Motion() {
  const say = settingsWords.useSay();
  const [still, change] = useSetting('still');
  return (
    <Named title={say('still')} hint={say('stillHint')}>
      <Choice
        name={say('still')}
        options={(['phone', 'yes', 'no'] as const).map(value => ({
          value,
          title: say(`stills.${value}`),
        }))}
        value={still}
        onChange={change}
        testID="setting-still"
      />
    </Named>
  );
}
