/** Vibrates. Browsers use haptics.web.ts. */
import { impactAsync, ImpactFeedbackStyle } from 'expo-haptics';
import { Platform, Vibration } from 'react-native';
import type { Millis } from '../../kit/millis';
import { canBeFelt, knocks, PULSES } from './pulses';
import type { Haptics } from '../ports';

export const createHaptics = (): Haptics =>
  Platform.OS === 'android'
    ? {
        canFeel: true,
        feel(cue) {
          // The first number is a pause.
          if (canBeFelt(cue)) Vibration.vibrate([0, ...PULSES[cue]]);
        },
        stop: () => Vibration.cancel(),
      }
    : createKnocks();

/** An iPhone can only vibrate for 400 ms, so each pulse becomes one or more impacts. */
function createKnocks(): Haptics {
  let timers: ReturnType<typeof setTimeout>[] = [];
  const stop = () => timers.forEach(timer => clearTimeout(timer));
  return {
    canFeel: true,
    feel(cue) {
      if (!canBeFelt(cue)) return;
      stop();
      timers = knocks(PULSES[cue]).flatMap(({ at, lasts }) =>
        blows(lasts).map(blow => setTimeout(knock, at + blow, lasts)),
      );
    },
    stop,
  };
}

const EVERY_MS: Millis = 60;

/** A long pulse becomes a series of impacts. */
const blows = (lasts: Millis): Millis[] =>
  Array.from({ length: Math.max(1, Math.floor(lasts / EVERY_MS)) }, (_, n) => n * EVERY_MS);

function knock(lasts: Millis): void {
  const style = lasts >= 80 ? ImpactFeedbackStyle.Heavy : ImpactFeedbackStyle.Medium;
  impactAsync(style).catch(() => undefined);
}
