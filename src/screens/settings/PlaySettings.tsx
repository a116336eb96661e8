import { MANIFESTS } from '@/games/manifests';
import { useComfort } from '@/ui/comfort';
import { Type } from '@/ui/Type';
import { GameSetting } from './GameSetting';
import { Section } from './Section';
import { settingsWords } from './settingsWords';
import { Switched } from './Switched';

const ADJUSTABLE = MANIFESTS.filter(({ settings }) => settings.length > 0);

/** Settings for all games, and those that each game declares. */
export function PlaySettings() {
  const say = settingsWords.useSay();
  const { language } = useComfort();
  return (
    <Section icon="hand" title={say('play')}>
      <Switched which="leftHand" />
      {ADJUSTABLE.map(({ id, title, settings }) => [
        <Type key={id} as="label" tone="soft">
          {title(language)}
        </Type>,
        ...settings.map(it => <GameSetting key={`${id}-${it.id}`} game={id} setting={it} />),
      ])}
    </Section>
  );
}
