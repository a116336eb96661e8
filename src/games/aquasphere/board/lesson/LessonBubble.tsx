import { StyleSheet, View } from 'react-native';
import { Button } from '@/ui/Button';
import { GoOn, TeacherBubble } from '@/ui/lesson/TeacherBubble';
import { space } from '@/ui/theme/tokens';
import type { Sentence } from './course';
import type { LessonState } from './LessonContext';
import { Okta } from './Okta';
import { lessonTitles, lessonWords } from './words';

type Props = { readonly lesson: LessonState; readonly sentence: Sentence };

/** What Okta says. */
export function LessonBubble({ lesson, sentence }: Props) {
  const say = lessonWords.useSay();
  const titles = lessonTitles.useSay();
  const { step, at, course, isTheirs, isAstray } = lesson;
  const all = course.steps.length;
  return (
    <TeacherBubble
      name={say('name', { lesson: titles(`lessons.${course.id}.title`), at: at + 1, all })}
      words={isTheirs ? say('theirs') : say(isAstray ? 'astray' : `step.${sentence}`)}
      teacher={{ name: say('teacher'), picture: <Okta size={52} /> }}
      cheersAt={step.cheers && !isTheirs ? step.id : null}
      share={(at + 1) / all}
    >
      {!isTheirs && <Ways lesson={lesson} />}
    </TeacherBubble>
  );
}

function Ways({ lesson: { step, goOn, leave, next } }: Pick<Props, 'lesson'>) {
  const say = lessonWords.useSay();
  if (step.do === 'read') return <GoOn step={step.id} title={say('next')} onPress={goOn} />;
  if (step.do !== 'end') return null;
  return (
    <View style={styles.ends}>
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
  ends: { gap: space.s, paddingHorizontal: space.s + 2, paddingBottom: space.s },
});
