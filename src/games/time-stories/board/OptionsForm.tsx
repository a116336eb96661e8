import { useEffect } from 'react';
import { StyleSheet, View } from 'react-native';
import { useComfort } from '@/ui/comfort';
import { Choice } from '@/ui/forms/Choice';
import { FirstPlayer } from '@/ui/forms/FirstPlayer';
import { space } from '@/ui/theme/tokens';
import { Type } from '@/ui/Type';
import type { OptionsProps } from '../../board';
import { PACKS } from '../mission/packs';
import { agentNumbers } from '../rules/setup';
import type { Options as Chosen } from '../rules/state';
import { chosenIn } from './options/chosen';
import { optionWords } from './options/words';
import { missionWords } from './pieces/missionTexts';
import { nameOf } from './pieces/naming';

/** The choices of a table before the deal. */
export function OptionsForm({ options, places, fixed, change }: OptionsProps) {
  const chosen = chosenIn(options);
  return fixed ? <Fixed {...{ chosen, places }} /> : <Choices {...{ chosen, places, change }} />;
}

function Choices({ chosen, places, change }: Placed) {
  const { agents } = chosen;
  const fits = agents === null || agentNumbers(places.length).includes(agents);
  // With a number that no longer fits, nothing could be dealt.
  useEffect(() => {
    if (!fits) change({ ...chosen, agents: null });
  });
  return (
    <View style={styles.options}>
      <MissionChoice {...{ chosen, change }} />
      <AgentChoice {...{ chosen, places, change }} />
      <First {...{ chosen, places, change }} />
    </View>
  );
}

type PartProps = {
  readonly chosen: Chosen;
  change(to: Chosen): void;
};
type Placed = PartProps & Pick<OptionsProps, 'places'>;

/** Every mission that is on the shelf, with the one chosen even if it is not of the app. */
function MissionChoice({ chosen, change }: PartProps) {
  const say = optionWords.useSay();
  const { language } = useComfort();
  const ids = [...new Set([...PACKS.map(({ id }) => id), chosen.mission])];
  return (
    <View style={styles.part}>
      <Type as="heading">{say('mission')}</Type>
      <Choice
        name={say('mission')}
        value={chosen.mission}
        onChange={mission => change({ ...chosen, mission })}
        options={ids.map(value => {
          const { title, tagline } = missionWords(value, language);
          return { value, title, hint: tagline };
        })}
        testID="option-mission"
      />
    </View>
  );
}

/** Three or four players have one agent each, so there is nothing to choose. */
function AgentChoice({ chosen, places, change }: Placed) {
  const say = optionWords.useSay();
  const numbers = agentNumbers(places.length);
  if (numbers.length < 2) return null;
  const usual = Math.max(...numbers);
  const hints: Readonly<Record<number, string>> =
    places.length === 2 ? { 3: say('shared'), 4: say('twoEach') } : {};
  return (
    <View style={styles.part}>
      <Type>{say('aboutAgents')}</Type>
      <Choice
        name={say('agents')}
        value={chosen.agents ?? usual}
        onChange={agents => change({ ...chosen, agents: agents === usual ? null : agents })}
        options={numbers.map(value => ({
          value,
          title: countWord(say, value),
          hint: hints[value],
        }))}
        testID="option-agents"
      />
    </View>
  );
}

type SayOption = ReturnType<typeof optionWords.useSay>;
const countWord = (say: SayOption, many: number): string =>
  many === 2 ? say('agents-2') : many === 3 ? say('agents-3') : say('agents-4');

function First({ chosen, places, change }: Placed) {
  const say = optionWords.useSay();
  const { language } = useComfort();
  const seated = places.filter(({ sits }) => sits !== 'nobody');
  if (places.length < 2) return null;
  return (
    <View style={styles.part}>
      <Type as="heading">{say('first')}</Type>
      <FirstPlayer
        name={say('first')}
        value={chosen.first}
        byChance={say('chance')}
        players={seated.map(({ seat }) => ({ value: seat, title: nameOf(language, places, seat) }))}
        onChange={value =>
          change({ ...chosen, first: seated.find(({ seat }) => seat === value)?.seat ?? null })
        }
      />
    </View>
  );
}

/** Lists the options that another phone has chosen. */
function Fixed({ chosen, places }: Pick<Placed, 'chosen' | 'places'>) {
  const say = optionWords.useSay();
  const { language } = useComfort();
  const { title, tagline } = missionWords(chosen.mission, language);
  const { first, agents } = chosen;
  const many = agents ?? Math.max(...agentNumbers(places.length));
  return (
    <View style={styles.part} testID="options-fixed">
      <Type as="heading">{title}</Type>
      <Type as="small" tone="soft">
        {tagline}
      </Type>
      {places.length < 3 && <Type>{`${say('agents')}: ${countWord(say, many)}`}</Type>}
      <Type>{`${say('first')}: ${first === null ? say('byChance') : nameOf(language, places, first)}`}</Type>
    </View>
  );
}

const styles = StyleSheet.create({
  options: { gap: space.m },
  part: { gap: space.s },
});
