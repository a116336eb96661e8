/** The settings of this phone's player, kept in the vault. */
import { createStore, type StoreApi } from 'zustand/vanilla';
import {
  keptSetting,
  readSettings,
  type Settings,
  defaultSettings,
} from '../protocol/savedSettings';
import type { Keeper } from './keeper';

export type SettingsState = Settings & {
  /** The vault has been read; before that the player's name is unknown. */
  readonly known: boolean;
  change(part: Partial<Settings>): void;
};
/** Reads a setting of one game. */
export { keptSetting };

export type SettingsStore = StoreApi<SettingsState>;

const FILE = 'settings';

/** `face` stands for a player who has not chosen one. */
export function createSettingsStore(
  keeper: Pick<Keeper, 'read' | 'keep'>,
  face = '',
): SettingsStore {
  /** Nothing is written before the vault has been read, since that would delete what was kept. */
  let isRead = false;
  let changed: Partial<Settings> = {};
  const store = createStore<SettingsState>((set, get) => ({
    ...defaultSettings(),
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
    const read = readSettings(text);
    store.setState({ ...read, face: read.face || face, known: true });
    if (Object.keys(changed).length > 0) store.getState().change(changed);
  };
  void keeper.read(FILE, () => store.setState({ known: true })).then(settle);
  return store;
}
