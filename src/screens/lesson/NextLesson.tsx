import { useEffect, useState } from 'react';
import type { AnyBoard } from '@/games/board';
import { manifestFor } from '@/games/games';
import { Button } from '@/ui/Button';
import { useComfort } from '@/ui/comfort';
import { useOwnFace } from '../settings/useOwnFace';
import { useSession, useWorld } from '../world';
import { learntToo, wishFor } from './learning';
import { lessonsWords } from './lessonsWords';

type Finished = {
  /** The id of the lesson; null: there was none. */
  readonly finished: string | null;
  /** The home screen would call it done by now, whatever happens to this app. */
  readonly isKept: boolean;
};

/** Records that the lesson is finished and ends it, so that the table is like any other. */
export function useFinished(board: AnyBoard | undefined): Finished {
  const { session, settings } = useWorld();
  const lesson = useSession(it => it.lesson);
  const [finished] = useState(lesson?.id ?? null);
  const [isKept, setKept] = useState(lesson === null);
  useEffect(() => {
    if (!lesson || !board) return;
    settings.getState().change(learntToo(settings.getState().learnt, board.game.id, lesson.id));
    // Keeping the table also keeps the settings, which still wait.
    void session.reach(null).then(() => setKept(true));
  }, [session, settings, lesson, board]);
  return { finished, isKept };
}

type Props = { readonly board: Pick<AnyBoard, 'game'>; readonly after: string };

/** A button to the lesson after that one. */
export function NextLesson({ board, after }: Props) {
  const { session } = useWorld();
  const { language } = useComfort();
  const say = lessonsWords.useSay();
  const person = useOwnFace();
  const lessons = manifestFor(board.game.id)?.lessons ?? [];
  const next = lessons[lessons.findIndex(({ id }) => id === after) + 1];
  if (!next) return null;
  return (
    <Button
      wide
      kind="main"
      icon="star"
      title={say('next', { lesson: next.title(language) })}
      onPress={() => void session.host(wishFor(board.game.id, next, person))}
      testID="next-lesson"
    />
  );
}
