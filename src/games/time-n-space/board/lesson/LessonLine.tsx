import { StyleSheet, View } from 'react-native';
import { Button } from '@/ui/Button';
import { useComfort } from '@/ui/comfort';
import { IconButton } from '@/ui/IconButton';
import { colors, LARGE, radius, space } from '@/ui/theme/tokens';
import { Type } from '@/ui/Type';
import { AtMost } from '@/ui/AtMost';
import { useActs, useHand } from '../centre/HandContext';
import { isWaiting } from './finger';
import { ToRead } from '@/ui/lesson/ToRead';
import { type LessonState, useLessonState } from './LessonContext';
import { LessonWatch } from './LessonWatch';
import { isAct } from './step';
import { useMoment } from './useMoment';
import { lessonTitles, lessonWords } from './words';

/** Shows what the lesson says, above the centre, and again (`over`) on a sheet that hides it. */
export function LessonLine({ over = false }: { readonly over?: boolean }) {
  const lesson = useLessonState();
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
  const title = lessonTitles.useSay()(`lessons.${course.id}.title`);
  const name = say('name', {
    lesson: title,
    at: Math.min(at + 1, course.steps.length),
    all: course.steps.length,
  });
  const more = useMore(lesson);
  const goesOn = step.shows.do !== 'film' && step.shows.do !== 'wait';
  return (
    <View role="region" aria-label={name} style={styles.line} testID="lesson">
      <AtMost share={over ? 1 : isAct(step) ? ACTING : READING} name={name} of={step.id}>
        <View role="status" aria-live="polite" style={styles.words} testID="lesson-says">
          <Type as="small">{say(`step.${step.id}`)}</Type>
          {more && (
            <Type as="small" tone="heed">
              {say(more)}
            </Type>
          )}
        </View>
      </AtMost>
      {goesOn && (!over || step.shows.do === 'read') && <Ways lesson={lesson} />}
    </View>
  );
}

const [READING, ACTING] = [0.3, 0.18];

function useMore({ step, again, isAstray }: LessonState) {
  const { refusal } = useHand('refusal');
  const now = useMoment();
  if (isAstray) return 'astray';
  if (refusal) return 'refused';
  return again && step.waits(now) ? 'doneAlready' : undefined;
}

/** Buttons to go back and on, and the progress between them. A step can be skipped undone. */
function Ways({ lesson }: Props) {
  const { open } = useActs();
  const { textScale } = useComfort();
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
      {/* Large words leave no room for the progress; the accessible name says it. */}
      {textScale <= LARGE && (
        <View style={styles.far}>
          <Type as="label" tone="soft">
            {isWaiting(step.shows, now) ? say('waiting') : `${at + 1}/${all}`}
          </Type>
        </View>
      )}
      {isRead ? (
        <ToRead of={step.id}>
          <Button
            kind="main"
            title={say(at + 1 === all ? 'play' : 'next')}
            onPress={goOn}
            testID="lesson-read"
          />
        </ToRead>
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
    paddingBottom: space.xs,
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.s,
  },
  far: { flexShrink: 1 },
});
