import { useId } from 'react';
import { StyleSheet, TextInput, type TextInputProps, View } from 'react-native';
import { useComfort } from '../comfort';
import { focusRing } from '../focusRing';
import { Icon } from '../Icon';
import { colors, fonts, radius, sizes, space } from '../theme/tokens';
import { Type } from '../Type';

type Props = {
  title: string;
  value: string;
  onChange: (value: string) => void;
  /** One sentence that says what is wrong with the value. */
  problem?: string | undefined;
  hint?: string | undefined;
  testID?: string | undefined;
  autoComplete?: TextInputProps['autoComplete'];
  autoCapitalize?: TextInputProps['autoCapitalize'];
  maxLength?: number | undefined;
  onSubmit?: (() => void) | undefined;
  /** Shows codes letter by letter. */
  monospace?: boolean | undefined;
};

export function TextField({ title, value, onChange, problem, hint, onSubmit, ...rest }: Props) {
  const { monospace, ...input } = rest;
  const about = useId();
  const more = problem ?? hint;
  return (
    <View style={styles.field}>
      <Type as="label" tone="soft" aria-hidden>
        {title}
      </Type>
      <TextInput
        {...given(input)}
        value={value}
        onChangeText={onChange}
        {...(onSubmit && { onSubmitEditing: onSubmit, returnKeyType: 'done' as const })}
        aria-label={title}
        {...(more && { 'aria-describedby': about, accessibilityHint: more })}
        {...(problem && { 'aria-invalid': true })}
        placeholderTextColor={colors.inkSoft}
        selectionColor={colors.sand}
        autoCorrect={false}
        style={[styles.input, useWritten(monospace), problem && styles.wrong, focusRing]}
      />
      {more && <More id={about} text={more} isProblem={problem !== undefined} />}
    </View>
  );
}

function useWritten(monospace = false) {
  const { textScale } = useComfort();
  const fontSize = sizes.body[0] * textScale * (monospace ? 1.25 : 1);
  return { fontSize, ...(monospace && styles.monospace) };
}

/** A TextInput treats a prop that is `undefined` differently from one that is absent. */
const given = <T extends object>(props: T) =>
  Object.fromEntries(Object.entries(props).filter(([, it]) => it !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };

const More = ({ id, text, isProblem }: { id: string; text: string; isProblem: boolean }) => (
  <View accessible id={id} {...(isProblem && { role: 'alert' as const })} style={styles.more}>
    {isProblem && <Icon name="warning" size={18} color={colors.stop} />}
    <Type as="small" tone={isProblem ? 'stop' : 'soft'} style={styles.words}>
      {text}
    </Type>
  </View>
);

const styles = StyleSheet.create({
  field: { gap: space.xs + 2 },
  input: {
    minHeight: 52,
    paddingHorizontal: space.m,
    paddingVertical: space.s,
    color: colors.ink,
    fontFamily: fonts.text,
    borderRadius: radius.m,
    borderWidth: 1,
    borderColor: colors.line,
    backgroundColor: colors.space,
  },
  monospace: { fontFamily: fonts.strong, fontVariant: ['tabular-nums'], letterSpacing: 3 },
  wrong: { borderColor: colors.stop, borderWidth: 2 },
  more: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  words: { flexShrink: 1 },
});
