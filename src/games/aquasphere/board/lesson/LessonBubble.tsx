import { StyleSheet, View } from 'react-native';
import { AtMost } from '@/ui/AtMost';
import { Button } from '@/ui/Button';
import { Rising } from '@/ui/lesson/Rising';
import { ToRead } from '@/ui/lesson/ToRead';
import { colors, fonts, space } from '@/ui/theme/tokens';
import { Type } from '@/ui/Type';
import type { Sentence } from './course';
import type { LessonState } from './LessonContext';
import { Okta } from './Okta';
import { lessonTitles, lessonWords } from './words';

/** Large words scroll, so that the bubble leaves the thing in sight. */
const WORDS = 0.36;

type Props = { readonly lesson: LessonState; readonly sentence: Sentence };

/** What Okta says, how far the lesson is, and the way on where there is nothing to touch. */
export function LessonBubble({ lesson, sentence }: Props) {
  const say = lessonWords.useSay();
  const titles = lessonTitles.useSay();
  const { step, at, course, isTheirs, isAstray } = lesson;
  const all = course.steps.length;
  const name = say('name', { lesson: titles(`lessons.${course.id}.title`), at: at + 1, all });
  const words = isTheirs ? say('theirs') : say(isAstray ? 'astray' : `step.${sentence}`);
  return (
    <View role="region" aria-label={name} testID="lesson">
      {step.cheers && !isTheirs && <Rising key={step.id} />}
      <View style={styles.row}>
        <View role="img" aria-label={say('teacher')}>
          <Okta size={52} />
        </View>
        <View style={styles.words}>
          <AtMost share={WORDS} name={name} of={words}>
            <View role="status" aria-live="polite" testID="lesson-says">
              <Type style={styles.print}>{words}</Type>
            </View>
          </AtMost>
        </View>
      </View>
      {!isTheirs && <Ways lesson={lesson} />}
      <View style={styles.way}>
        <View style={[styles.gone, { width: `${(100 * (at + 1)) / all}%` }]} />
      </View>
    </View>
  );
}

function Ways({ lesson: { step, goOn, leave, next } }: Pick<Props, 'lesson'>) {
  const say = lessonWords.useSay();
  if (step.do === 'read')
    return (
      <View style={styles.ways}>
        <ToRead of={step.id}>
          <Button kind="main" title={say('next')} onPress={goOn} testID="lesson-read" />
        </ToRead>
      </View>
    );
  if (step.do !== 'end') return null;
  return (
    <View style={[styles.ways, styles.ends]}>
      {next}
      <Button
        wide
        kind={next ? 'plain' : 'main'}
        title={say('playOn')}
        onPress={leave}
        testID="play-on"
      />
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: space.s, padding: space.s + 2 },
  words: { flex: 1 },
  print: { color: colors.print, fontFamily: fonts.text },
  ways: { alignItems: 'flex-end', paddingHorizontal: space.s + 2, paddingBottom: space.s },
  ends: { alignItems: 'stretch', gap: space.s },
  way: {
    height: 3,
    marginHorizontal: 18,
    marginBottom: 5,
    borderRadius: 2,
    backgroundColor: colors.paperShade,
  },
  gone: { height: 3, borderRadius: 2, backgroundColor: colors.paperEdge },
});
