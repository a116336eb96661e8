import { StyleSheet, View } from 'react-native';
import { Button } from '@/ui/Button';
import { useComfort } from '@/ui/comfort';
import { IconButton } from '@/ui/IconButton';
import { colors, radius, space } from '@/ui/theme/tokens';
import { Type } from '@/ui/Type';
import { useActs, useHand } from '../centre/HandContext';
import { isWaiting } from './finger';
import { type LessonState, useLesson } from './LessonContext';
import { LessonWatch } from './LessonWatch';
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
  const { told } = useHand('told');
  const say = lessonWords.useSay();
  const now = useMoment();
  const { step, at, all, again } = lesson;
  const name = say('name', { at: at + 1, all });
  const more = told
    ? say('refused')
    : again && step.waits(now)
      ? say('doneAlready')
      : isWaiting(step.shows, now)
        ? say('waiting')
        : '';
  return (
    <View role="region" aria-label={name} style={styles.line} testID="lesson">
      <View role="status" aria-live="polite" style={styles.words} testID="lesson-says">
        <Type as="small">{say(`step.${step.id}`)}</Type>
        {more !== '' && (
          <Type as="small" tone="heed">
            {more}
          </Type>
        )}
      </View>
      {(!over || step.shows.do === 'read') && <Ways lesson={lesson} />}
    </View>
  );
}

/** Back, how far it is, and on: without doing it, too. */
function Ways({ lesson }: Props) {
  const { open } = useActs();
  const { language } = useComfort();
  const say = lessonWords.sayIn(language);
  const { step, at, all, go } = lesson;
  const isRead = step.shows.do === 'read';
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
      <Button
        kind={isRead ? 'main' : 'quiet'}
        title={say(at + 1 === all ? 'play' : isRead ? 'next' : 'skip')}
        onPress={goOn}
        testID={isRead ? 'lesson-read' : 'lesson-skip'}
      />
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
