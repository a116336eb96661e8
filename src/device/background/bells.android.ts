/**
 * Since Android 12 an exact alarm needs the player's permission, and since Android 14 it is off by
 * default. Without it expo-notifications silently sets an inexact alarm. (Android only: on an
 * iPhone expo-intent-launcher throws when it is imported.)
 */
import { requireOptionalNativeModule } from 'expo';
import { startActivityAsync } from 'expo-intent-launcher';
import { Linking, Platform } from 'react-native';
import type { Bells } from '../ports';
import { watchPresence } from '../presence';

const ANDROID_12 = 31;
const PAGE = 'android.settings.REQUEST_SCHEDULE_EXACT_ALARM';

/** Undefined where no permission is needed. */
export function createBells(mayRing: () => boolean): Bells | undefined {
  if (Number(Platform.Version) < ANDROID_12) return undefined;
  return {
    when: () => (!mayRing() ? 'never' : isExact() ? 'on-time' : 'late'),
    // The player answers on a page of the system, so the answer is read when they return.
    watch: told => watchPresence(here => here && told()),
    allow: openPage,
  };
}

type ExactAlarms = { canSchedule(): boolean };

/** Without our native module the permission cannot be read; the default is no. */
const isExact = (): boolean =>
  requireOptionalNativeModule<ExactAlarms>('SandtableExactAlarms')?.canSchedule() ?? false;

/**
 * Opens the system's alarm page for this app, or the app's own page where the phone has no such
 * page.
 */
async function openPage(): Promise<boolean> {
  try {
    await startActivityAsync(PAGE, { data: 'package:app.sandtable' }); // resolves when the player returns
    return true;
  } catch {
    return Linking.openSettings().then(
      () => true,
      () => false,
    );
  }
}
