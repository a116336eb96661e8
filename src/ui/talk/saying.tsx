/** The parts of a sheet from which a player says something to the others. */
import { type ReactNode } from 'react';
import { StyleSheet } from 'react-native';
import type { Seat } from '@/kit/seat';
import { Choice } from '../forms/Choice';
import { Press } from '../Press';
import { colors, radius, space } from '../theme/tokens';
import { talkWords } from './talkWords';

export const TO_ALL = 'all' as const;

type ToWhomProps = {
  readonly others: readonly { readonly seat: Seat; readonly name: string }[];
  readonly to: Seat | typeof TO_ALL;
  onChange(to: Seat | typeof TO_ALL): void;
};

/** One of the others, or all of them. */
export function ToWhom({ others, to, onChange }: ToWhomProps) {
  const say = talkWords.useSay();
  return (
    <Choice<Seat | typeof TO_ALL>
      name={say('toWhom')}
      options={[
        { value: TO_ALL, title: say('all') },
        ...others.map(({ seat, name }) => ({ value: seat, title: name })),
      ]}
      value={to}
      onChange={onChange}
      testID="talk-to"
    />
  );
}

type SayButtonProps = {
  /** The whole sentence, also where a picture stands for it. */
  readonly words: string;
  readonly children: ReactNode;
  onPress(): void;
  readonly testID: string;
};

/** Says one sentence. */
export const SayButton = ({ words, children, onPress, testID }: SayButtonProps) => (
  <Press name={words} onPress={onPress} testID={testID} style={styles.sentence}>
    {children}
  </Press>
);

const styles = StyleSheet.create({
  sentence: {
    flexGrow: 1,
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.xs,
    paddingHorizontal: space.s,
    borderRadius: radius.m,
    borderWidth: 1,
    borderColor: colors.line,
    backgroundColor: colors.raised,
  },
});
