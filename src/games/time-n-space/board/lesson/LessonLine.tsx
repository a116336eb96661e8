import { StyleSheet, View } from 'react-native';
import { Button } from '@/ui/Button';
import { IconButton } from '@/ui/IconButton';
import { colors, radius, space } from '@/ui/theme/tokens';
import { Type } from '@/ui/Type';
import { useActs, useHand } from '../centre/HandContext';
import { isWaiting } from './finger';
import { type LessonState, useLesson } from './LessonContext';
import { LessonWatch } from './LessonWatch';
import { isAct } from './step';
import { useMoment } from './useMoment';
import { lessonWords } from './words';

/** What the lesson says now: above the centre, and once more on what lies over it. */
export function LessonLine({ over = false }: { readonly over?: boolean }) {
  const lesson = useLesson();
  if (!lesson) return null;
  return (
    <>
      {!over && <LessonWatch lesson={lesson} />}
      <Line lesson={lesson} over={over} />
    </>
  );
}

type Props = { readonly lesson: LessonState };

function Line({ lesson, over }: Props & { readonly over: boolean }) {
  const say = lessonWords.useSay();
  const { step, at, course } = lesson;
  const title = say(`lesson.${course.id}.title`);
  const name = say('name', { lesson: title, at: at + 1, all: course.steps.length });
  const more = useMore(lesson);
  const goesOn = step.shows.do !== 'film' && step.shows.do !== 'wait';
  return (
    <View role="region" aria-label={name} style={styles.line} testID="lesson">
      <View role="status" aria-live="polite" style={styles.words} testID="lesson-says">
        <Type as="small">{say(`step.${step.id}`)}</Type>
        {more && (
          <Type as="small" tone="heed">
            {say(more)}
          </Type>
        )}
      </View>
      {goesOn && (!over || step.shows.do === 'read') && <Ways lesson={lesson} />}
    </View>
  );
}

function useMore({ step, again, isAstray }: LessonState) {
  const { told } = useHand('told');
  const now = useMoment();
  if (isAstray) return 'astray';
  if (told) return 'refused';
  if (again && step.waits(now)) return 'doneAlready';
  return isWaiting(step.shows, now) ? 'waiting' : undefined;
}

/** Back, how far it is, and on: without doing it, too. */
function Ways({ lesson }: Props) {
  const { open } = useActs();
  const say = lessonWords.useSay();
  const now = useMoment();
  const { step, at, go, doIt, course } = lesson;
  const all = course.steps.length;
  const isRead = step.shows.do === 'read' || step.waits(now);
  const isDone = !course.isStrict || !isAct(step);
  const goOn = () => {
    if (isRead) open(null);
    go(at + 1);
  };
  return (
    <View style={styles.ways}>
      <IconButton
        icon="chevronLeft"
        name={say('back')}
        disabled={at === 0}
        onPress={() => go(at - 1, true)}
        testID="lesson-back"
      />
      <View aria-hidden>
        <Type as="label" tone="soft">
          {`${at + 1}/${all}`}
        </Type>
      </View>
      {isRead ? (
        <Button
          kind="main"
          title={say(at + 1 === all ? 'play' : 'next')}
          onPress={goOn}
          testID="lesson-read"
        />
      ) : (
        <Button
          kind="quiet"
          title={say(isDone ? 'skip' : 'doIt')}
          onPress={isDone ? goOn : doIt}
          testID="lesson-skip"
        />
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  line: {
    marginHorizontal: space.s,
    paddingHorizontal: space.s + 2,
    paddingTop: space.s,
    borderRadius: radius.m,
    borderWidth: 1,
    borderColor: colors.brass,
    backgroundColor: colors.raised,
  },
  words: { gap: 2, paddingBottom: space.xs },
  ways: {
    marginHorizontal: -space.xs,
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'space-between',
  },
});
