import { StyleSheet, View } from 'react-native';
import { focusRing } from '../focusRing';
import { IconButton } from '../IconButton';
import { kitWords } from '../kitWords';
import { colors, radius, space, TOUCH } from '../theme/tokens';
import { Type } from '../Type';
import { useMoreAndLess } from '../useKeys';

type Props = {
  title: string;
  value: number;
  min: number;
  max: number;
  step?: number;
  format?: ((value: number) => string) | undefined;
  onChange: (value: number) => void;
  testID?: string | undefined;
};

/** A number with buttons for less and more. */
export function Stepper({ title, value, min, max, step = 1, format, onChange, testID }: Props) {
  const say = kitWords.useSay();
  const to = (by: number) => {
    const next = Math.min(max, Math.max(min, value + by * step));
    if (next !== value) onChange(next);
  };
  const keys = useMoreAndLess(to);
  const text = format ? format(value) : String(value);
  return (
    <View testID={testID} style={styles.row}>
      <Type style={styles.title}>{title}</Type>
      <View style={styles.control}>
        <IconButton
          icon="minus"
          name={say('less', { of: title })}
          disabled={value <= min}
          onPress={() => to(-1)}
          testID={testID && `${testID}-less`}
        />
        <View
          {...keys}
          role="spinbutton"
          tabIndex={0}
          accessible
          aria-label={title}
          aria-valuenow={value}
          aria-valuemin={min}
          aria-valuemax={max}
          aria-valuetext={text}
          testID={testID && `${testID}-value`}
          style={[styles.value, focusRing]}
        >
          <Type as="heading" align="center" style={styles.number}>
            {text}
          </Type>
        </View>
        <IconButton
          icon="plus"
          name={say('more', { of: title })}
          disabled={value >= max}
          onPress={() => to(1)}
          testID={testID && `${testID}-more`}
        />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.s,
  },
  title: { flexShrink: 1 },
  control: {
    flexDirection: 'row',
    alignItems: 'center',
    marginLeft: 'auto',
    borderRadius: radius.round,
    borderWidth: 1,
    borderColor: colors.line,
    backgroundColor: colors.space,
  },
  value: { minWidth: TOUCH, minHeight: TOUCH, justifyContent: 'center', borderRadius: radius.s },
  number: { fontVariant: ['tabular-nums'] },
});
