/** The properties of this phone, which the world sets before the app starts. */
import { fromBase64 } from './bytes';
import { on, tell } from './channel';

/** Prepended to this script by the build. */
declare const PLATFORM: 'android' | 'ios';
export const isIos = PLATFORM === 'ios';

/** The insets that the system draws itself. */
export const EDGES = { top: isIos ? 47 : 24, right: 0, bottom: isIos ? 34 : 24, left: 0 };

export type Permission = 'granted' | 'denied' | 'undetermined';
type PhoneSettings = {
  readonly languages: readonly string[];
  readonly initialUrl: string | null;
  readonly window: { width: number; height: number; scale: number; fontScale: number };
  /** True if alarms may ring to the second. */
  readonly exactAlarms: boolean;
  /** What the player has answered, and what they will answer when asked. */
  readonly permissions: Readonly<Record<'notifications' | 'camera', Permission>>;
  readonly answers: Readonly<Record<'notifications' | 'camera', 'granted' | 'denied'>>;
};

export const settings: { -readonly [Key in keyof PhoneSettings]: PhoneSettings[Key] } = {
  languages: ['en-GB'],
  initialUrl: null,
  window: { width: 390, height: 844, scale: 3, fontScale: 1 },
  exactAlarms: false,
  permissions: { notifications: 'undetermined', camera: 'undetermined' },
  answers: { notifications: 'granted', camera: 'granted' },
};
on<PhoneSettings>('settings', told => void Object.assign(settings, told));

/** The world sends random bytes in advance, because the app asks for them synchronously. */
let pool = new Uint8Array(0);
let used = 0;
const LOW = 16_384;
let isAsked = false;

on<string>('random', told => {
  const fresh = fromBase64(told);
  const joined = new Uint8Array(pool.length - used + fresh.length);
  joined.set(pool.subarray(used));
  joined.set(fresh, pool.length - used);
  [pool, used, isAsked] = [joined, 0, false];
});

export function random(count: number): Uint8Array {
  if (pool.length - used < count) throw new Error('the world has given no more chance');
  const bytes = pool.slice(used, used + count);
  used += count;
  if (pool.length - used < LOW && !isAsked) {
    isAsked = true;
    tell('random');
  }
  return bytes;
}
