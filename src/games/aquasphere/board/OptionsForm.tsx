import { StyleSheet, View } from 'react-native';
import { useComfort } from '@/ui/comfort';
import { Choice } from '@/ui/forms/Choice';
import { Stepper } from '@/ui/forms/Stepper';
import { Toggle } from '@/ui/forms/Toggle';
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

const BY_CHANCE = 'chance';

function First({ chosen, places, change }: Placed) {
  const say = optionWords.useSay();
  const { language } = useComfort();
  const seated = places.filter(({ sits }) => sits !== 'nobody');
  return (
    <View style={styles.part}>
      <Type>{say('first')}</Type>
      <Choice
        name={say('firstName')}
        value={chosen.first ?? BY_CHANCE}
        onChange={value =>
          change({ ...chosen, first: seated.find(({ seat }) => seat === value)?.seat ?? null })
        }
        options={[
          { value: BY_CHANCE, title: say('chance') },
          ...seated.map(({ seat }) => ({
            value: String(seat),
            title: nameOf(language, places, seat),
          })),
        ]}
        testID="option-first"
      />
    </View>
  );
}

function Sand({ chosen, change }: PartProps) {
  const say = optionWords.useSay();
  return (
    <View style={styles.part}>
      <Toggle
        title={say('sand')}
        hint={say('aboutSand')}
        value={chosen.turnSeconds !== null}
        onChange={is => change({ ...chosen, turnSeconds: is ? USUAL_TURN : null })}
        testID="option-sand"
      />
      {chosen.turnSeconds !== null && (
        <Stepper
          title={say('sandTime')}
          value={chosen.turnSeconds}
          min={TURN_STEPS.from}
          max={TURN_STEPS.to}
          step={TURN_STEPS.step}
          format={count => say('seconds', { count })}
          onChange={turnSeconds => change({ ...chosen, turnSeconds })}
          testID="option-sand-time"
        />
      )}
    </View>
  );
}

const USUAL_TURN = 90;

/** Lists the options that another phone has chosen. */
function Fixed({ chosen, places }: Pick<Placed, 'chosen' | 'places'>) {
  const say = optionWords.useSay();
  const { language } = useComfort();
  const { first, turnSeconds } = chosen;
  const lines = [
    [say('firstName'), first === null ? say('byChance') : nameOf(language, places, first)],
    [say('sand'), turnSeconds === null ? say('none') : say('seconds', { count: turnSeconds })],
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
