/** How this phone's player likes it, kept in the vault. */
import { createStore, type StoreApi } from 'zustand/vanilla';
import { readSettings, type Settings, USUAL } from '../protocol/keepsake';
import type { Vault } from '../table/ports';

export type SettingsState = Settings & {
  /** What is kept has been read: before that nobody knows the player's name. */
  readonly known: boolean;
  change(part: Partial<Settings>): void;
};
export type SettingsStore = StoreApi<SettingsState>;

const FILE = 'settings';

export function createSettingsStore(vault: Vault): SettingsStore {
  const store = createStore<SettingsState>((set, get) => ({
    ...USUAL,
    known: false,
    change(part) {
      set(part);
      const { known: _, change: __, ...settings } = get();
      // Where nothing can be kept the settings last as long as the page.
      void vault.write(FILE, JSON.stringify(settings)).catch(() => undefined);
    },
  }));
  void vault
    .read(FILE)
    .catch(() => undefined)
    .then(text => store.setState({ ...readSettings(text), known: true }));
  return store;
}
