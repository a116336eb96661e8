import { useMemo } from 'react';
import type { AnyBoard, LessonProps } from '@/games/board';
import { manifestFor } from '@/games/games';
import { namedPlaces } from '@/stores/seats';
import { useSession, useWorld } from '../world';
import { learntToo } from './learning';
import { NextLesson } from './NextLesson';

type Around = Pick<
  LessonProps<unknown, unknown, unknown>,
  'lesson' | 'step' | 'reach' | 'pace' | 'actFor' | 'fillSeats' | 'finish' | 'leave' | 'next'
>;

/** What a lesson may do at its table; null: there is no lesson. */
export function useLesson(board: AnyBoard): Around | null {
  const { session, settings } = useWorld();
  const learning = useSession(it => it.lesson);
  return useMemo(() => {
    if (learning === null) return null;
    const { order, reach, speed } = session;
    return {
      lesson: learning.id,
      step: learning.step,
      reach,
      pace: times => order({ order: 'speed', speed: Math.min(FASTEST, times * speed) }),
      actFor: (seat, action) => order({ order: 'act', seat, action }),
      fillSeats() {
        const { guest } = session.state.getState();
        const free = guest ? namedPlaces(guest).filter(({ sits }) => sits === 'nobody') : [];
        for (const { seat } of free) order({ order: 'bot', seat, level: 'learner' });
      },
      finish() {
        const { learnt, change } = settings.getState();
        change(learntToo(learnt, board.game.id, learning.id));
      },
      leave: () => reach(null),
      next: hasNext(board, learning.id) && <NextLesson board={board} after={learning.id} />,
    };
  }, [session, settings, board, learning]);
}

function hasNext({ game }: AnyBoard, lesson: string): boolean {
  const lessons = manifestFor(game.id)?.lessons ?? [];
  return lessons.findIndex(({ id }) => id === lesson) < lessons.length - 1;
}

const FASTEST = 120;
