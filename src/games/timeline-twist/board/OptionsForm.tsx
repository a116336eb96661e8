import { StyleSheet, View } from 'react-native';
import { useComfort } from '@/ui/comfort';
import { Choice } from '@/ui/forms/Choice';
import { FirstPlayer } from '@/ui/forms/FirstPlayer';
import { GlassChoice } from '@/ui/forms/GlassChoice';
import { Notice } from '@/ui/Notice';
import { space } from '@/ui/theme/tokens';
import { Toggle } from '@/ui/forms/Toggle';
import { Type } from '@/ui/Type';
import type { OptionsProps } from '../../board';
import { PACKS } from '../deck/packs';
import { deckOf } from '../deck/shelf';
import { FEWEST } from '../rules/components';
import { TALK_STEPS } from '../rules/decode';
import type { Options as Chosen } from '../rules/state';
import { chosenIn, dayOf } from './options/chosen';
import { OptionList } from './options/OptionList';
import { optionWords } from './options/words';
import { nameOf } from './pieces/naming';

/** The choices of a table before the deal. */
export function OptionsForm({ options, places, fixed, change }: OptionsProps) {
  const chosen = chosenIn(options);
  if (fixed) return <OptionList chosen={chosen} places={places} />;
  return (
    <View style={styles.options}>
      <Way {...{ chosen, places, change }} />
      <Deck {...{ chosen, change }} />
      <First {...{ chosen, places, change }} />
      <Daily {...{ chosen, change }} />
      <Talk {...{ chosen, change }} />
    </View>
  );
}

type PartProps = {
  readonly chosen: Chosen;
  change(to: Chosen): void;
};
type Placed = PartProps & Pick<OptionsProps, 'places'>;

function Way({ chosen, places, change }: Placed) {
  const say = optionWords.useSay();
  return (
    <>
      <Choice
        name={say('way')}
        value={chosen.way}
        onChange={way => change({ ...chosen, way })}
        options={[
          { value: 'versus', title: say('versus'), hint: say('aboutVersus') },
          { value: 'together', title: say('together'), hint: say('aboutTogether') },
        ]}
        testID="option-way"
      />
      {places.length < FEWEST[chosen.way] && (
        <Notice tone="heed" title={say('tooFew')} testID="too-few" />
      )}
    </>
  );
}

/** Hidden while there is only one deck. */
function Deck({ chosen, change }: PartProps) {
  const say = optionWords.useSay();
  const { language } = useComfort();
  if (PACKS.length < 2) return null;
  return (
    <Choice
      name={say('deck')}
      value={chosen.deck}
      onChange={deck => change({ ...chosen, deck })}
      options={PACKS.map(({ id }) => ({ value: id, title: deckOf(id)?.title[language] ?? id }))}
      testID="option-deck"
    />
  );
}

function First({ chosen, places, change }: Placed) {
  const say = optionWords.useSay();
  const { language } = useComfort();
  const seated = places.filter(({ sits }) => sits !== 'nobody');
  return (
    <View style={styles.part}>
      <Type>{say(`first.${chosen.way}`)}</Type>
      <FirstPlayer
        name={say('first.name')}
        value={chosen.first}
        byChance={say('first.chance')}
        players={seated.map(({ seat }) => ({ value: seat, title: nameOf(language, places, seat) }))}
        onChange={value =>
          change({ ...chosen, first: seated.find(({ seat }) => seat === value)?.seat ?? null })
        }
      />
    </View>
  );
}

function Daily({ chosen, change }: PartProps) {
  const say = optionWords.useSay();
  return (
    <Toggle
      title={say('daily')}
      hint={say('aboutDaily')}
      value={chosen.daily !== null}
      onChange={is => change({ ...chosen, daily: is ? dayOf(new Date()) : null })}
      testID="option-daily"
    />
  );
}

function Talk({ chosen, change }: PartProps) {
  const say = optionWords.useSay();
  return (
    <GlassChoice
      title={say('talk')}
      hint={say('aboutTalk')}
      seconds={chosen.talkSeconds}
      usual={USUAL_TALK}
      steps={TALK_STEPS}
      onChange={talkSeconds => change({ ...chosen, talkSeconds })}
      testID="option-talk"
    />
  );
}

const USUAL_TALK = 60;

const styles = StyleSheet.create({
  options: { gap: space.m },
  part: { gap: space.s },
});
