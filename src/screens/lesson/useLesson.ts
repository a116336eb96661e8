import { useMemo } from 'react';
import type { LessonProps } from '@/games/board';
import { namedPlaces } from '@/stores/seats';
import { useSession, useWorld } from '../world';

type Around = Pick<
  LessonProps<unknown, unknown, unknown>,
  'lesson' | 'step' | 'reach' | 'pace' | 'actFor' | 'fillSeats'
>;

/** What a lesson may do at its table; null: there is no lesson. */
export function useLesson(): Around | null {
  const { evening } = useWorld();
  const learning = useSession(it => it.lesson);
  return useMemo(() => {
    if (learning === null) return null;
    const { order, reach, speed } = evening;
    return {
      lesson: learning.id,
      step: learning.step,
      reach,
      pace: times => order({ order: 'speed', speed: Math.min(FASTEST, times * speed) }),
      actFor: (seat, action) => order({ order: 'act', seat, action }),
      fillSeats() {
        const { guest } = evening.state.getState();
        const free = guest ? namedPlaces(guest).filter(({ sits }) => sits === 'nobody') : [];
        for (const { seat } of free) order({ order: 'bot', seat, level: 'learner' });
      },
    };
  }, [evening, learning]);
}

const FASTEST = 120;
