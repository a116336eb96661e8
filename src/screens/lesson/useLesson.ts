import { useMemo } from 'react';
import type { LessonProps } from '@/games/board';
import { ownSeats, placesOf } from '@/stores/seats';
import { useEvening, useWorld } from '../world';

type Around = Pick<LessonProps<unknown, unknown>, 'step' | 'reach' | 'pace' | 'others'>;

/** What a lesson may do at its table; null: no lesson is held. */
export function useLesson(): Around | null {
  const { evening } = useWorld();
  const step = useEvening(it => it.lesson);
  return useMemo(() => {
    if (step === null) return null;
    const { order, reach, speed } = evening;
    const others = () => {
      const { guest } = evening.state.getState();
      if (!guest) return [];
      const own = ownSeats(guest);
      return placesOf(guest).filter(({ seat }) => !own.includes(seat));
    };
    return {
      step,
      reach,
      pace: times => order({ order: 'speed', speed: Math.min(FASTEST, times * speed) }),
      others(what) {
        for (const { seat, sits } of others()) {
          if (what === 'wait') order({ order: 'free', seat });
          else if (sits === 'nobody') order({ order: 'bot', seat, level: 'learner' });
        }
      },
    };
  }, [evening, step]);
}

const FASTEST = 120;
