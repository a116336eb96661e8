import { useEffect, useRef } from 'react';
import { AppState } from 'react-native';
import {
  cancelAnimation,
  Easing,
  type SharedValue,
  useSharedValue,
  withTiming,
} from 'react-native-reanimated';
import { type Millis, SECOND } from '@/kit/millis';
import { durations } from '../theme/tokens';
import { falling } from './falling';
import type { Pour } from './pour';
import { type RunningSand, STEP } from './runningOut';
import { isPlaced, poseAt, type Setting } from './pose';

/** The part of the table's clock that a glass needs; a new object whenever the clock jumps. */
export type GlassClock = {
  now(): Millis;
  readonly running: boolean;
  readonly speed: number;
};

type Glass = Omit<Setting, 'running'> & {
  readonly clock: GlassClock;
  readonly still: boolean;
  /** Time between two steps; short enough that nobody sees them. */
  readonly step?: Millis;
};

/** Sand that follows the table's clock without React renders. */
export function useTimedSand({ until, full, lying, clock, still, step = STEP }: Glass): Pour {
  const setting = { until, full, lying, running: clock.running };
  const before = useRef(until);
  const left = useSharedValue(poseAt(setting, clock.now()).left);
  const turned = useSharedValue(poseAt(setting, clock.now()).turned);
  useEffect(() => {
    const glass = { until, full, lying, clock, still, step };
    const isNew = isPlaced(before.current, until) && !still && clock.running && !lying;
    before.current = until;
    if (isNew) turned.set(turned.get() - 180);
    turn(turned, glass);
    let stop = isNew ? turnAndPour(left, glass) : pour(left, glass);
    // Timers and frames stop while a phone sleeps.
    const waking = AppState.addEventListener('change', state => {
      if (state !== 'active') return;
      stop();
      stop = pour(left, glass);
    });
    return () => {
      waking.remove();
      stop();
    };
  }, [until, full, lying, clock, still, step, left, turned]);
  return { left, turned };
}

const poseOf = ({ clock, ...glass }: Glass, ahead: Millis = 0) =>
  poseAt({ ...glass, running: clock.running }, clock.now() + ahead);

function turn(turned: SharedValue<number>, glass: Glass): void {
  const to = poseOf(glass).turned;
  turned.set(glass.still ? to : withTiming(to, { duration: durations.move, easing: SWING }));
}

function pour(left: SharedValue<number>, glass: Glass): () => void {
  cancelAnimation(left);
  left.set(poseOf(glass).left);
  const rest = restOf(glass);
  if (rest <= 0) return () => {};
  return glass.still ? tick(left, glass) : falling(left, sandOf(glass));
}

/** The sand that lay below is above now, and has begun to fall while the glass turned. */
function turnAndPour(left: SharedValue<number>, glass: Glass): () => void {
  const rest = restOf(glass) - durations.move;
  if (rest <= 0) return pour(left, glass);
  left.set(1 - left.get());
  const { left: then } = poseOf(glass, durations.move * glass.clock.speed);
  const turning = withTiming(then, { duration: durations.move });
  return falling(left, sandOf(glass), { ms: durations.move, turning });
}

const sandOf = (glass: Glass): RunningSand => ({
  whole: glass.full / glass.clock.speed,
  step: glass.step ?? STEP,
  rest: () => restOf(glass),
  left: () => poseOf(glass).left,
});

const SWING = Easing.inOut(Easing.cubic);

/** Real time until the sand runs out; 0 in a pause. */
function restOf({ until, clock }: Glass): Millis {
  if (until === null || !clock.running) return 0;
  return Math.max(0, until - clock.now()) / clock.speed;
}

/** With reduced motion the sand steps once a second. */
function tick(left: SharedValue<number>, glass: Glass): () => void {
  const next = () => restOf(glass) % SECOND || SECOND;
  const fall = () => {
    left.set(poseOf(glass).left);
    if (restOf(glass) > 0) timer = setTimeout(fall, next());
  };
  let timer = setTimeout(fall, next());
  return () => clearTimeout(timer);
}
