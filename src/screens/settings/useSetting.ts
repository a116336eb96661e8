import type { SettingsState } from '@/stores/settings';
import { useSettings, useWorld } from '../world';

type Setting = Exclude<keyof SettingsState, 'known' | 'change'>;

/** Returns one setting and a function that changes it. */
export function useSetting<K extends Setting>(which: K) {
  const { settings } = useWorld();
  const value = useSettings(it => it[which]);
  const change = (to: SettingsState[K]) => settings.getState().change({ [which]: to });
  return [value, change] as const;
}
