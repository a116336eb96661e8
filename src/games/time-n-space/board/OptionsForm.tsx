import { useEffect, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { Button } from '@/ui/Button';
import { Choice } from '@/ui/forms/Choice';
import { Icon } from '@/ui/Icon';
import { Press } from '@/ui/Press';
import { Stepper } from '@/ui/forms/Stepper';
import { colors, space } from '@/ui/theme/tokens';
import { Toggle } from '@/ui/forms/Toggle';
import { Type } from '@/ui/Type';
import { nameOf } from './pieces/naming';
import type { OptionsProps } from '../../board';
import { GLASS_SECONDS, MINUTES } from '../rules/components';
import { GLASS_STEPS, MINUTE_STEPS } from '../rules/decode';
import type { Options as Chosen } from '../rules/state';
import { chosenIn, withGlassSeconds, withLevel, withSeats } from './options/chosen';
import { OptionList } from './options/OptionList';
import { optionWords } from './options/words';
import { SeatMark } from './pieces/SeatMark';
import { pieceWords } from './pieces/words';

/** The choices of a table before the deal. */
export function OptionsForm({ options, places, fixed, change }: OptionsProps) {
  const chosen = chosenIn(options);
  return fixed ? (
    <OptionList chosen={chosen} places={places} />
  ) : (
    <Controls chosen={chosen} places={places} change={change} />
  );
}

type ControlsProps = {
  chosen: Chosen;
  places: OptionsProps['places'];
  change: (to: Chosen) => void;
};

function Controls({ chosen, places, change }: ControlsProps) {
  const say = optionWords.useSay();
  useEffect(() => {
    const fitting = withSeats(
      chosen,
      places.map(({ seat }) => seat),
    );
    if (countOf(fitting) < countOf(chosen)) change(fitting);
  });
  return (
    <View style={styles.options}>
      <Choice
        name={say('level')}
        value={chosen.level}
        onChange={level => change(withLevel(chosen, level))}
        options={LEVELS.map(level => ({
          value: level,
          title: say(level),
          hint: say(ABOUT[level], { minutes: MINUTES[level] }),
        }))}
        testID="option-level"
      />
      <Stepper
        title={say('minutes')}
        value={chosen.minutes}
        min={MINUTE_STEPS.from}
        max={MINUTE_STEPS.to}
        step={MINUTE_STEPS.step}
        format={count => say('count', { count })}
        onChange={minutes => change({ ...chosen, minutes })}
        testID="option-minutes"
      />
      <Toggle
        title={say('innerLinks')}
        hint={say('aboutInnerLinks')}
        value={chosen.innerLinks}
        onChange={innerLinks => change({ ...chosen, innerLinks })}
        testID="option-inner-links"
      />
      <Glasses chosen={chosen} places={places} change={change} />
    </View>
  );
}

const countOf = ({ glassSeconds }: Chosen): number => Object.keys(glassSeconds).length;

const LEVELS = ['beginner', 'normal'] as const;
const ABOUT = { beginner: 'aboutBeginner', normal: 'aboutNormal' } as const;

/** Folded away, because most tables never need it. */
function Glasses({ chosen, places, change }: ControlsProps) {
  const say = optionWords.useSay();
  const [open, setOpen] = useState(false);
  const others = Object.values(chosen.glassSeconds).filter(n => n !== GLASS_SECONDS).length;
  const summary =
    others === 0 ? say('allAlike', { count: GLASS_SECONDS }) : say('someOther', { count: others });
  return (
    <View style={styles.glasses}>
      <Press
        name={`${say('glasses')}. ${summary}`}
        expanded={open}
        onPress={() => setOpen(!open)}
        testID="option-glasses"
        style={styles.head}
      >
        <View style={styles.words}>
          <Type>{say('glasses')}</Type>
          <Type as="small" tone="soft">
            {summary}
          </Type>
        </View>
        <Icon name={open ? 'chevronUp' : 'chevronDown'} color={colors.sand} />
      </Press>
      {open && <GlassList chosen={chosen} places={places} change={change} />}
    </View>
  );
}

function GlassList({ chosen, places, change }: ControlsProps) {
  const say = optionWords.useSay();
  const pieces = pieceWords.useSay();
  const count = GLASS_SECONDS;
  return (
    <>
      <Type as="small" tone="soft">
        {say('aboutGlasses')}
      </Type>
      {places.map(({ seat }) => (
        <View key={seat} style={styles.seat}>
          <SeatMark seat={seat} size={22} />
          <View style={styles.words}>
            <Stepper
              title={nameOf(pieces, places, seat)}
              value={chosen.glassSeconds[seat] ?? count}
              min={GLASS_STEPS.from}
              max={GLASS_STEPS.to}
              step={GLASS_STEPS.step}
              format={seconds => say('seconds', { count: seconds })}
              onChange={seconds => change(withGlassSeconds(chosen, seat, seconds))}
              testID={`option-glass-${seat}`}
            />
          </View>
        </View>
      ))}
      {Object.keys(chosen.glassSeconds).length > 0 && (
        <Button
          title={say('alike', { count })}
          kind="quiet"
          icon="undo"
          onPress={() => change({ ...chosen, glassSeconds: {} })}
          testID="option-glasses-alike"
        />
      )}
    </>
  );
}

const styles = StyleSheet.create({
  options: { gap: space.m },
  glasses: { gap: space.s, borderTopWidth: 1, borderColor: colors.line, paddingTop: space.s },
  head: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  words: { flexGrow: 1, flexShrink: 1 },
  seat: { flexDirection: 'row', alignItems: 'center', gap: space.s },
});
