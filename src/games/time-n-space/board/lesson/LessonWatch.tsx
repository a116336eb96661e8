import { useEffect, useRef } from 'react';
import { useActs, useHand, useSeat } from '../centre/HandContext';
import { tasksOf } from '../centre/tasks';
import { standingOf } from '../centre/turning';
import { isWaiting } from './finger';
import type { LessonState } from './LessonContext';
import { lessonGlassAt, isSandRunning, type LessonMoment } from './moment';
import { nextAct } from './nextAct';
import { isAct, nextFrom } from './step';
import { useMoment } from './useMoment';

type Props = { readonly lesson: LessonState };

/** Notices when a step is done, lays out what it teaches, and speeds up sand that is waited for. */
export function LessonWatch({ lesson }: Props) {
  const now = useMoment();
  useGoingOn(lesson, now);
  useLayingOut(lesson, now);
  useFilm(lesson, now);
  const times = timesFor(lesson, now);
  const pace = useRef(lesson.pace);
  useEffect(() => {
    pace.current = lesson.pace;
  });
  useEffect(() => pace.current(times), [times]);
  return null;
}

const HURRY = 120;
const FILM = 30;
const FAST = 4;
const SLOW = 0.25; // while the player reads and only the match clock runs

function timesFor(lesson: LessonState, now: LessonMoment): number {
  const { shows } = lesson.step;
  if (shows.do === 'wait') return HURRY;
  if (isFilm(lesson)) return FILM;
  if (isWaiting(shows, now)) return FAST;
  return isSandRunning(now) ? 1 : SLOW;
}

const isFilm = ({ step, isDoing }: LessonState): boolean => isDoing || step.shows.do === 'film';

/** A step that the player came back to advances only after it is done again. */
function useGoingOn({ course, step, at, again, go }: LessonState, now: LessonMoment): void {
  const isDone = step.waits(now);
  const undone = course.isStrict
    ? course.steps.findIndex((it, n) => n < at && isAct(it) && !it.waits(now))
    : -1;
  useEffect(() => {
    if (isDone && !again) go(nextFrom(course.steps, at, now));
    else if (!isDone && again) go(at);
    else if (undone >= 0) go(undone); // an act was undone
  });
}

function useLayingOut({ step }: LessonState, now: LessonMoment): void {
  const { plans } = useHand('plans');
  const { lay } = useActs();
  const glass = step.lays && lessonGlassAt(now, step.lays.on);
  const stands = glass === undefined ? null : standingOf(now.view, now.seat, glass);
  const isLaid = glass !== undefined && plans[glass] !== null;
  useEffect(() => {
    if (!step.lays || glass === undefined || !stands || isLaid) return;
    const { view, seat, at } = now;
    const deed = tasksOf(view, seat, glass, at).find(({ kind }) => kind === 'offer')?.deed;
    if (deed?.do !== 'offer') return;
    const { on, until } = stands;
    const laid = step.lays.offer(deed, now);
    lay(glass, { on, until, kind: 'offer', deed: laid, next: null, armed: false });
  });
}

/** Plays a film: acts that happen by themselves, shown on the centre. */
function useFilm(lesson: LessonState, now: LessonMoment): void {
  const { pending } = useSeat('pending');
  const { act, open, show } = useActs();
  const plays = isFilm(lesson);
  const doneAt = useRef<unknown>(null);
  const next = plays && pending.length === 0 ? nextAct(lesson.step, now) : undefined;
  useEffect(() => {
    if (!plays) return;
    open(null);
    show('centre');
  }, [plays, open, show]);
  useEffect(() => {
    // Until the host has answered, the view looks as if nothing had been done.
    if (!next || doneAt.current === now.view) return;
    doneAt.current = now.view;
    act(next);
  });
}
