import { StyleSheet, View } from 'react-native';
import type { Manifest } from '@/games/manifest';
import { MANIFESTS } from '@/games/manifests';
import { useComfort } from '@/ui/comfort';
import { Notice } from '@/ui/Notice';
import { Sheet } from '@/ui/Sheet';
import { space } from '@/ui/theme/tokens';
import { Type } from '@/ui/Type';
import { useWouldClear } from '../home/useWouldClear';
import { startWords } from '../startWords';
import { useSession, useSettings } from '../world';
import { keyOf, underWay } from './learning';
import { LessonCard } from './LessonCard';
import { lessonsWords } from './lessonsWords';
import type { LessonStart } from './useLearning';

type Props = {
  /** Lists the lessons of this game alone; undefined: of all games. */
  game: Manifest | undefined;
  open: boolean;
  onClose: () => void;
  learning: LessonStart;
};

const TAUGHT = MANIFESTS.filter(({ lessons }) => lessons.length > 0);

/** Lists the lessons, the easiest first. */
export function LearnSheet({ game, open, onClose, learning }: Props) {
  const say = lessonsWords.useSay();
  return (
    <Sheet title={say('title')} open={open} onClose={onClose} testID="learn-sheet">
      <Inside game={game} learning={learning} />
    </Sheet>
  );
}

function Inside({ game: only, learning }: Pick<Props, 'game' | 'learning'>) {
  const say = lessonsWords.useSay();
  const start = startWords.useSay();
  const under = useSession(underWay);
  const wouldClear = useWouldClear();
  return (
    <>
      <Type tone="soft">{say('lead')}</Type>
      {wouldClear && under === null && (
        <Notice tone="heed" title={start('left.instead')} testID="learn-clears" />
      )}
      {(only ? [only] : TAUGHT).map(game => (
        <Lessons key={game.id} game={game} learning={learning} />
      ))}
    </>
  );
}

type LessonsProps = Pick<Props, 'learning'> & { game: Manifest };

function Lessons({ game: { id: game, title, lessons }, learning }: LessonsProps) {
  const { language } = useComfort();
  const learnt = useSettings(it => it.learnt);
  const under = useSession(underWay);
  const isLearnt = (id: string) => learnt.includes(keyOf(game, id));
  const next = lessons.find(({ id }) => !isLearnt(id));
  return (
    <View style={styles.lessons}>
      {TAUGHT.length > 1 && <Type as="heading">{title(language)}</Type>}
      {lessons.map((lesson, n) => (
        <LessonCard
          key={lesson.id}
          lesson={lesson}
          number={n + 1}
          isLearnt={isLearnt(lesson.id)}
          isUnderWay={under === keyOf(game, lesson.id)}
          isNext={under === null && lesson === next}
          begin={() => learning.begin(game, lesson)}
          goOn={learning.goOn}
        />
      ))}
    </View>
  );
}

const styles = StyleSheet.create({ lessons: { gap: space.m - 4 } });
