/** How this phone's player likes it, kept in the vault. */
import { createStore, type StoreApi } from 'zustand/vanilla';
import {
  keptSetting,
  readSettings,
  type Settings,
  DEFAULT_SETTINGS,
} from '../protocol/savedSettings';
import type { Keeper } from './keeper';

export type SettingsState = Settings & {
  /** What is kept has been read: before that nobody knows the player's name. */
  readonly known: boolean;
  change(part: Partial<Settings>): void;
};
/** What of them belongs to a game. */
export { keptSetting };

export type SettingsStore = StoreApi<SettingsState>;

const FILE = 'settings';

export function createSettingsStore(keeper: Pick<Keeper, 'read' | 'keep'>): SettingsStore {
  /** Before that nothing is written, or what was kept would be gone. */
  let isRead = false;
  let changed: Partial<Settings> = {};
  const store = createStore<SettingsState>((set, get) => ({
    ...DEFAULT_SETTINGS,
    known: false,
    change(part) {
      set(part);
      const { known: _, change: __, ...settings } = get();
      changed = { ...changed, ...part };
      if (isRead) void keeper.keep(FILE, JSON.stringify(settings));
    },
  }));
  const settle = (text: string | undefined) => {
    isRead = true;
    store.setState({ ...readSettings(text), known: true });
    if (Object.keys(changed).length > 0) store.getState().change(changed);
  };
  void keeper.read(FILE, () => store.setState({ known: true })).then(settle);
  return store;
}
