import type { LessonInfo } from '@/games/manifest';
import type { Go } from '../home/addresses';
import { useOwnFace } from '../settings/useOwnFace';
import { useOpening } from '../home/useOpening';
import { useWorld } from '../world';
import { wishFor } from './learning';

export type LessonStart = {
  begin(game: string, lesson: LessonInfo): void;
  /** Continues the lesson that was left. */
  goOn(): void;
};

/** Commands to start or continue a lesson. */
export function useLearning(go: Go): LessonStart {
  const { session } = useWorld();
  const { open } = useOpening(go);
  const person = useOwnFace();
  const reopen = async () => {
    const isHere = session.state.getState().lesson !== null;
    if (isHere || (await session.reopen())) go('/table');
  };
  return {
    begin: (game, lesson) => open(wishFor(game, lesson, person)),
    goOn: () => void reopen(),
  };
}
