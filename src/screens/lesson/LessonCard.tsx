import { StyleSheet, View } from 'react-native';
import type { LessonInfo } from '@/games/manifest';
import { Button } from '@/ui/Button';
import { useComfort } from '@/ui/comfort';
import { Icon } from '@/ui/Icon';
import { Panel } from '@/ui/Panel';
import { colors, radius, space } from '@/ui/theme/tokens';
import { Type } from '@/ui/Type';
import { lessonsWords } from './lessonsWords';

type Props = {
  readonly lesson: LessonInfo;
  readonly number: number;
  readonly isLearnt: boolean;
  readonly isUnderWay: boolean;
  /** The lesson to play next. */
  readonly isNext: boolean;
  begin(): void;
  goOn(): void;
};

/** Shows what a lesson teaches and whether it was played, and starts it. */
export function LessonCard({ lesson, number, isLearnt, isUnderWay, ...ways }: Props) {
  const say = lessonsWords.useSay();
  const { language } = useComfort();
  const state = isUnderWay ? say('underWay') : isLearnt ? say('done') : '';
  return (
    <Panel testID={`lesson-card-${lesson.id}`} style={isUnderWay && styles.underWay}>
      <View style={styles.head}>
        <Number number={number} isLearnt={isLearnt} />
        <View style={styles.words}>
          <Type as="heading">{lesson.title(language)}</Type>
          {state !== '' && (
            <Type as="label" tone={isUnderWay ? 'sand' : 'go'}>
              {state}
            </Type>
          )}
          <Type as="small" tone="soft">
            {lesson.tagline(language)}
          </Type>
        </View>
      </View>
      <Ways {...{ lesson, isLearnt, isUnderWay }} {...ways} />
    </Panel>
  );
}

type WaysProps = Omit<Props, 'number'>;

function Ways({ lesson, isLearnt, isUnderWay, isNext, begin, goOn }: WaysProps) {
  const say = lessonsWords.useSay();
  const named = { lesson: lesson.title(useComfort().language) };
  if (isUnderWay) {
    return (
      <View style={styles.ways}>
        <Button
          kind="main"
          title={say('goOn')}
          name={say('goOnName', named)}
          onPress={goOn}
          testID="lesson-go-on"
        />
        <Button
          kind="quiet"
          title={say('anew')}
          name={say('anewName', named)}
          onPress={begin}
          testID="lesson-anew"
        />
      </View>
    );
  }
  return (
    <Button
      wide
      kind={isNext ? 'main' : 'plain'}
      title={say(isLearnt ? 'again' : 'begin')}
      name={say(isLearnt ? 'againName' : 'beginName', named)}
      onPress={begin}
      testID={`lesson-${lesson.id}`}
    />
  );
}

function Number({ number, isLearnt }: Pick<Props, 'number' | 'isLearnt'>) {
  const size = DISC * Math.min(1.5, useComfort().textScale);
  return (
    <View
      aria-hidden
      style={[styles.number, { width: size, height: size }, isLearnt && styles.learnt]}
    >
      {isLearnt ? (
        <Icon name="check" size={size * 0.6} color={colors.inkDark} />
      ) : (
        <Type as="heading" tone="sand">
          {number}
        </Type>
      )}
    </View>
  );
}

const DISC = 36;

const styles = StyleSheet.create({
  head: { flexDirection: 'row', gap: space.m - 4 },
  words: { flex: 1, gap: 2 },
  number: {
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: radius.round,
    borderWidth: 1,
    borderColor: colors.brass,
    backgroundColor: colors.space,
  },
  learnt: { borderColor: colors.go, backgroundColor: colors.go },
  underWay: { borderColor: colors.brass },
  ways: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.s },
});
