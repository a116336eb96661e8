import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { AtMost } from '../AtMost';
import { Button } from '../Button';
import { colors, fonts, space } from '../theme/tokens';
import { Type } from '../Type';
import { Rising } from './Rising';
import { ToRead } from './ToRead';

/** Large words scroll, so that the bubble leaves the thing in sight. */
const WORDS = 0.36;

type Props = {
  /** Of the lesson and the step, for screen readers. */
  readonly name: string;
  readonly words: string;
  readonly teacher: { readonly name: string; readonly picture: ReactNode };
  /** The step before this one was a success; a new one is celebrated again. */
  readonly cheersAt: string | null;
  /** How much of the lesson is done, from 0 to 1. */
  readonly share: number;
  /** What can be pressed below the words. */
  readonly children?: ReactNode;
};

/** What a teacher says, how far the lesson is, and the way on where there is nothing to touch. */
export const TeacherBubble = ({ name, words, teacher, cheersAt, share, children }: Props) => (
  <View role="region" aria-label={name} testID="lesson">
    {cheersAt !== null && <Rising key={cheersAt} />}
    <View style={styles.row}>
      <View role="img" aria-label={teacher.name}>
        {teacher.picture}
      </View>
      <View style={styles.words}>
        <AtMost share={WORDS} name={name} of={words}>
          <View role="status" aria-live="polite" testID="lesson-says">
            <Type style={styles.print}>{words}</Type>
          </View>
        </AtMost>
      </View>
    </View>
    {children}
    <View style={styles.way}>
      <View style={[styles.gone, { width: `${100 * share}%` }]} />
    </View>
  </View>
);

type GoOnProps = { readonly step: string; readonly title: string; onPress(): void };

/** The way on from a step that is only read. */
export const GoOn = ({ step, title, onPress }: GoOnProps) => (
  <View style={styles.ways}>
    <ToRead of={step}>
      <Button kind="main" title={title} onPress={onPress} testID="lesson-read" />
    </ToRead>
  </View>
);

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: space.s, padding: space.s + 2 },
  words: { flex: 1 },
  print: { color: colors.print, fontFamily: fonts.text },
  ways: { alignItems: 'flex-end', paddingHorizontal: space.s + 2, paddingBottom: space.s },
  way: {
    height: 3,
    marginHorizontal: 18,
    marginBottom: 5,
    borderRadius: 2,
    backgroundColor: colors.paperShade,
  },
  gone: { height: 3, borderRadius: 2, backgroundColor: colors.paperEdge },
});
