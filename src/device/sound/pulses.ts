/** How each cue feels in the hand: pulse, pause, pulse …, in milliseconds. */
import type { EventCue } from '../../games/board';
import type { Millis } from '../../kit/millis';

/**
 * Less than 30 ms cannot be felt. Left is one long pulse, right two short ones, like their sounds.
 * A cue without pulses is only heard.
 */
export const PULSES: Readonly<Record<EventCue, readonly Millis[]>> = {
  'glass-left': [280],
  'glass-right': [110, 90, 110],
  'soon-left': [45],
  'soon-right': [40, 70, 40],
  delivered: [35, 50, 35, 50, 90],
  asked: [50, 110, 80],
  contested: [60, 40, 60, 40, 60],
  refused: [80, 60, 35],
  'last-minute': [350, 150, 350],
  over: [200, 120, 200, 120, 450],
  turn: [30],
  'your-turn': [60, 80, 120],
  right: [35, 60, 90],
  wrong: [180],
  'sea-turn': [60, 90, 60, 90, 130],
  'sea-pushed': [70, 60, 70],
  'sea-overflow': [40, 40, 40, 40, 40, 40, 160],
  'sea-line': [45, 60, 140],
  'sea-stop': [140, 60, 45],
  'sea-interim': [300],
  'sea-bot': [],
  'sea-swim': [],
  'sea-dock': [],
  'sea-lab': [],
  'sea-crystal': [],
  'sea-time': [],
  'sea-octopod': [],
  'sea-submarine': [],
  'sea-card': [],
  'sea-pass': [],
  'sea-tally': [],
  'sea-round': [],
  'story-place': [],
  'story-card': [],
  'story-unit': [],
  'story-late': [90],
  'story-dice': [30, 40, 30],
  'story-shield': [],
  'story-won': [40, 50, 60, 50, 110],
  'story-hurt': [150, 50, 60],
  'story-vortex': [50, 60, 80, 60, 200],
  'story-back': [],
  'story-found': [],
  'story-token': [],
  'story-rule': [],
  'story-journey': [],
  'story-ask': [55, 100, 55],
  'story-carried': [],
  'story-rejected': [],
  'story-captain': [70, 80, 70, 80, 150],
  'story-wrong': [120, 70, 120],
  'story-success': [120, 80, 120, 80, 120, 80, 400],
  'story-failure': [420],
};

export const canBeFelt = (cue: EventCue): boolean => PULSES[cue].length > 0;

/** Start and length of each pulse, for a phone that has impacts only. */
export function knocks(pulses: readonly Millis[]): { at: Millis; lasts: Millis }[] {
  let at = 0;
  return pulses.flatMap((lasts, n) => {
    const knock = { at, lasts };
    at += lasts;
    return n % 2 === 0 ? [knock] : [];
  });
}
