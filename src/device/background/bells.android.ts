/**
 * Since Android 12 an alarm rings to the second only where the player allows that, and since Android 14
 * that is off until it is asked for. Without it expo-notifications sets an inexact alarm and does not
 * say so. (Not on an iPhone: there expo-intent-launcher throws as it is imported.)
 */
import { requireOptionalNativeModule } from 'expo';
import { startActivityAsync } from 'expo-intent-launcher';
import { Linking, Platform } from 'react-native';
import type { Bells } from '../ports';
import { watchPresence } from '../presence';

const ANDROID_12 = 31;
const PAGE = 'android.settings.REQUEST_SCHEDULE_EXACT_ALARM';

/** Undefined where the system asks for nothing. */
export function createBells(mayRing: () => boolean): Bells | undefined {
  if (Number(Platform.Version) < ANDROID_12) return undefined;
  return {
    when: () => (!mayRing() ? 'never' : isExact() ? 'on-time' : 'late'),
    // The answer is given on a page of the system, and read on return.
    watch: told => watchPresence(here => here && told()),
    allow: openPage,
  };
}

type ExactAlarms = { canSchedule(): boolean };

/** Where our module is missing it cannot be known, and by default the answer is no. */
const isExact = (): boolean =>
  requireOptionalNativeModule<ExactAlarms>('SandtableExactAlarms')?.canSchedule() ?? false;

/** The page for this app's alarms; where a phone has none, the page of the app. */
async function openPage(): Promise<boolean> {
  try {
    await startActivityAsync(PAGE, { data: 'package:app.sandtable' }); // until the player is back
    return true;
  } catch {
    return Linking.openSettings().then(
      () => true,
      () => false,
    );
  }
}
