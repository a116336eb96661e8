import { StyleSheet, View } from 'react-native';
import { kitWords } from '../kitWords';
import { space } from '../theme/tokens';
import { Stepper } from './Stepper';
import { Toggle } from './Toggle';

type Props = {
  readonly title: string;
  /** What happens when its sand has run out. */
  readonly hint: string;
  /** Null: the table plays without a glass. */
  readonly seconds: number | null;
  /** Where the glass begins when it is switched on. */
  readonly usual: number;
  readonly steps: { readonly from: number; readonly to: number; readonly step: number };
  onChange(seconds: number | null): void;
  readonly testID: string;
};

/** Switches a glass for every turn on and off, and sets how long it runs. */
export function GlassChoice({ title, hint, seconds, usual, steps, onChange, testID }: Props) {
  const say = kitWords.useSay();
  return (
    <View style={styles.part}>
      <Toggle
        title={title}
        hint={hint}
        value={seconds !== null}
        onChange={is => onChange(is ? usual : null)}
        testID={testID}
      />
      {seconds !== null && (
        <Stepper
          title={say('glassTime')}
          value={seconds}
          min={steps.from}
          max={steps.to}
          step={steps.step}
          format={count => say('seconds', { count })}
          onChange={onChange}
          testID={`${testID}-time`}
        />
      )}
    </View>
  );
}

/** The same choice in words, for a phone that cannot change it. */
export function useGlassWords(): (seconds: number | null) => string {
  const say = kitWords.useSay();
  return seconds => (seconds === null ? say('noGlass') : say('seconds', { count: seconds }));
}

const styles = StyleSheet.create({ part: { gap: space.s } });
