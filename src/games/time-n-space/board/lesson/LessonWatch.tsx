import { useEffect, useRef } from 'react';
import { useActs, useHand } from '../centre/HandContext';
import { tasksOf } from '../centre/tasks';
import { standingOf } from '../centre/turning';
import { isWaiting } from './finger';
import { offering } from './layingOut';
import type { LessonState } from './LessonContext';
import { freeGlasses, glassAt, type Moment } from './moment';
import { nextFrom } from './steps';
import { useMoment } from './useMoment';

type Props = { readonly lesson: LessonState };

/** Sees when a step is done, lays out what it teaches, and hurries sand that is waited for. */
export function LessonWatch({ lesson }: Props) {
  const now = useMoment();
  useGoingOn(lesson, now);
  useLayingOut(lesson, now);
  const times = timesFor(lesson, now);
  const pace = useRef(lesson.pace);
  useEffect(() => {
    pace.current = lesson.pace;
  });
  useEffect(() => pace.current(times), [times]);
  return null;
}

const FAST = 4;
const SLOW = 0.25; // while nothing runs but the clock of the match, and somebody reads

const timesFor = ({ step }: LessonState, now: Moment): number =>
  isWaiting(step.shows, now) ? FAST : freeGlasses(now).length === 2 ? SLOW : 1;

/** A step that was come back to goes on by itself only once it is done anew. */
function useGoingOn({ step, at, again, go }: LessonState, now: Moment): void {
  const isDone = step.waits(now);
  useEffect(() => {
    if (isDone && !again) go(nextFrom(at, now));
    if (!isDone && again) go(at);
  });
}

function useLayingOut({ step }: LessonState, now: Moment): void {
  const { plans } = useHand('plans');
  const { lay } = useActs();
  const glass = step.lays && glassAt(now, step.lays.on);
  const stands = glass === undefined ? null : standingOf(now.view, now.seat, glass);
  const isLaid = glass !== undefined && plans[glass] !== null;
  useEffect(() => {
    if (!step.lays || glass === undefined || !stands || isLaid) return;
    const { view, seat, at } = now;
    const deed = tasksOf(view, seat, glass, at).find(({ kind }) => kind === 'offer')?.deed;
    if (deed?.do !== 'offer') return;
    const { on, until } = stands;
    const laid = offering(deed, now, step.lays.good);
    lay(glass, { on, until, kind: 'offer', deed: laid, next: null, armed: false });
  });
}
