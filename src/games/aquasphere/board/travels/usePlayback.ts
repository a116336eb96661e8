import { useEffect, useState } from 'react';
import type { TableClock } from '@/games/board';
import { useComfort } from '@/ui/comfort';
import type { Seat } from '@/kit/seat';
import type { Seen } from '../../rules/state';
import type { Travel } from './places';
import { stageMs } from './paces';
import type { Stage } from './stage';
import { stagesBetween } from './stages';

export type Playback = {
  /** The position as it is drawn. */
  readonly shown: Seen;
  readonly away: readonly Seat[];
  readonly travels: readonly Travel[];
  /** Another number for each stage. */
  readonly stage: number;
  readonly ms: number;
};

type Play = {
  /** Where the stages lead. */
  readonly goal: Seen;
  readonly stages: readonly Stage[];
  readonly stage: number;
};

/**
 * Lets pieces travel from the position that is shown to the next, one stage after another. What
 * comes meanwhile is shown together afterwards, from where the pieces then stand, so a screen is
 * never more than one change behind; so is a screen that was covered. Nothing travels before the
 * first view, in a pause, or for players who want no motion.
 */
export function usePlayback(view: Seen, { running, speed }: TableClock, isSeen = true): Playback {
  const { still } = useComfort();
  const [play, setPlay] = useState<Play>({ goal: view, stages: [], stage: 0 });
  const now = !isSeen
    ? stopped(play)
    : running && !still
      ? goingOn(play, view)
      : jumped(play, view);
  if (now !== play) setPlay(now);
  const [first] = now.stages;
  const ms = first ? stageMs(first, now.stages.length) / speed : 0;
  const { stage } = now;
  useEffect(() => {
    if (!first) return undefined;
    const timer = setTimeout(() => setPlay(nextStage), ms);
    return () => clearTimeout(timer);
  }, [first, ms]);
  return {
    shown: first ? first.during : now.goal,
    away: first?.away ?? [],
    travels: first?.travels ?? [],
    stage,
    ms,
  };
}

function goingOn(play: Play, view: Seen): Play {
  if (play.stages.length > 0 || play.goal === view) return play;
  return { goal: view, stages: stagesBetween(play.goal, view), stage: play.stage + 1 };
}

const jumped = (play: Play, view: Seen): Play =>
  play.goal === view && play.stages.length === 0 ? play : { ...play, goal: view, stages: [] };

/** Goes on from there when it is seen again. */
const stopped = (play: Play): Play => (play.stages.length === 0 ? play : { ...play, stages: [] });

const nextStage = (play: Play): Play => ({
  ...play,
  stages: play.stages.slice(1),
  stage: play.stage + 1,
});
