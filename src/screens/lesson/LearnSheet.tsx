import { StyleSheet, View } from 'react-native';
import type { AnyBoard } from '@/games/board';
import { titleOf } from '@/games/manifests';
import { useComfort } from '@/ui/comfort';
import { Notice } from '@/ui/Notice';
import { Sheet } from '@/ui/Sheet';
import { Spinner } from '@/ui/Spinner';
import { space } from '@/ui/theme/tokens';
import { Type } from '@/ui/Type';
import { TABLES } from '../home/tables';
import { useWouldClear } from '../home/useWouldClear';
import { startWords } from '../startWords';
import { useBoard } from '../useBoard';
import { useSession, useSettings } from '../world';
import { keyOf, underWay } from './learning';
import { LessonCard } from './LessonCard';
import { lessonsWords } from './lessonsWords';
import type { LessonStart } from './useLearning';

type Props = { open: boolean; onClose: () => void; learning: LessonStart };

/** The guided games there are, the easiest first. */
export function LearnSheet({ open, onClose, learning }: Props) {
  const say = lessonsWords.useSay();
  return (
    <Sheet title={say('title')} open={open} onClose={onClose} testID="learn-sheet">
      <Inside learning={learning} />
    </Sheet>
  );
}

function Inside({ learning }: Pick<Props, 'learning'>) {
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
      {TABLES.map(({ game }) => (
        <Lessons key={game} game={game} learning={learning} />
      ))}
    </>
  );
}

type LessonsProps = Pick<Props, 'learning'> & { game: string };

function Lessons({ game, learning }: LessonsProps) {
  const board = useBoard(game);
  if (!board) return <Spinner />;
  return board.lessons ? <Offered board={board} learning={learning} /> : null;
}

function Offered({ board, learning }: Pick<Props, 'learning'> & { board: AnyBoard }) {
  const { language } = useComfort();
  const learnt = useSettings(it => it.learnt);
  const under = useSession(underWay);
  const lessons = board.lessons?.offered(language) ?? [];
  const isLearnt = (id: string) => learnt.includes(keyOf(board.game.id, id));
  const next = lessons.find(({ id }) => !isLearnt(id));
  return (
    <View style={styles.lessons}>
      {TABLES.length > 1 && <Type as="heading">{titleOf(board.game.id, language)}</Type>}
      {lessons.map((lesson, n) => (
        <LessonCard
          key={lesson.id}
          lesson={lesson}
          number={n + 1}
          isLearnt={isLearnt(lesson.id)}
          isUnderWay={under === keyOf(board.game.id, lesson.id)}
          isNext={under === null && lesson === next}
          begin={() => learning.begin(board.game.id, lesson)}
          goOn={learning.goOn}
        />
      ))}
    </View>
  );
}

const styles = StyleSheet.create({ lessons: { gap: space.m - 4 } });
