import { StyleSheet, View } from 'react-native';
import { useComfort } from '@/ui/comfort';
import { FirstPlayer } from '@/ui/forms/FirstPlayer';
import { GlassChoice, useGlassWords } from '@/ui/forms/GlassChoice';
import { space } from '@/ui/theme/tokens';
import { Type } from '@/ui/Type';
import type { OptionsProps } from '../../board';
import { TURN_STEPS } from '../rules/decode';
import type { Options as Chosen } from '../rules/state';
import { chosenIn } from './options/chosen';
import { optionWords } from './options/words';
import { nameOf } from './pieces/naming';

/** The choices of a table before the deal. */
export function OptionsForm({ options, places, fixed, change }: OptionsProps) {
  const chosen = chosenIn(options);
  if (fixed) return <Fixed chosen={chosen} places={places} />;
  return (
    <View style={styles.options}>
      <First {...{ chosen, places, change }} />
      <Sand {...{ chosen, change }} />
    </View>
  );
}

type PartProps = {
  readonly chosen: Chosen;
  change(to: Chosen): void;
};
type Placed = PartProps & Pick<OptionsProps, 'places'>;

function First({ chosen, places, change }: Placed) {
  const say = optionWords.useSay();
  const { language } = useComfort();
  const seated = places.filter(({ sits }) => sits !== 'nobody');
  return (
    <View style={styles.part}>
      <Type>{say('first')}</Type>
      <FirstPlayer
        name={say('firstName')}
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

function Sand({ chosen, change }: PartProps) {
  const say = optionWords.useSay();
  return (
    <GlassChoice
      title={say('sand')}
      hint={say('aboutSand')}
      seconds={chosen.turnSeconds}
      usual={USUAL_TURN}
      steps={TURN_STEPS}
      onChange={turnSeconds => change({ ...chosen, turnSeconds })}
      testID="option-sand"
    />
  );
}

const USUAL_TURN = 90;

/** Lists the options that another phone has chosen. */
function Fixed({ chosen, places }: Pick<Placed, 'chosen' | 'places'>) {
  const say = optionWords.useSay();
  const { language } = useComfort();
  const glass = useGlassWords();
  const { first, turnSeconds } = chosen;
  const lines = [
    [say('firstName'), first === null ? say('byChance') : nameOf(language, places, first)],
    [say('sand'), glass(turnSeconds)],
  ] as const;
  return (
    <View style={styles.part} testID="options-fixed">
      {lines.map(([title, value]) => (
        <View key={title} style={styles.line}>
          <Type tone="soft">{title}</Type>
          <Type style={styles.value} align="right">
            {value}
          </Type>
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  options: { gap: space.m },
  part: { gap: space.s },
  line: { flexDirection: 'row', flexWrap: 'wrap', columnGap: space.m },
  value: { flexGrow: 1 },
});
