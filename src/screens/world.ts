/** What screens are given of the world. wiring.ts makes it; a test makes its own. */
import { type ComponentType, createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { StoreApi } from 'zustand/vanilla';
import type { SessionState } from '../stores/sessionState';
import type { HistoryState, HistoryStore } from '../stores/history';
import type { KeeperState } from '../stores/keeper';
import type { Session } from '../stores/session';
import type { FileToSave } from '../stores/savedMatch';
import type { SettingsState, SettingsStore } from '../stores/settings';

export type ScreenScannerProps = {
  onText(text: string): void;
  onTrouble(code: string): void;
};

export type PhotoResult =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly why: 'no-photo' | 'no-code' };

export type Device = {
  /** Nothing may move, whatever the player likes: so it was asked for at the start. */
  readonly still: boolean;
  readonly Scanner: ComponentType<ScreenScannerProps>;
  canScan(): Promise<'stream' | 'photo' | 'none'>;
  /** Where there is no live picture: to be asked for in a tap. */
  photographed?(): Promise<PhotoResult>;
  /** The same invitation for the installed app; undefined where a page should not offer that. */
  appLink?(invite: string): string | undefined;
  /** `closed`: whoever was asked where to thought better of it. */
  share(text: string): Promise<'shared' | 'copied' | 'closed' | 'failed'>;
  /** What this place cannot do, by name: told once, in the settings. */
  limits(): readonly string[];
  /** Browsers play no sound before a touch. */
  unlockSound(): void;
  /** Where the system has a say in it when a glass rings that runs through while the app is away. */
  readonly bells?: {
    when(): 'on-time' | 'late' | 'never';
    watch(told: () => void): () => void;
    /** Opens the page where it can be allowed. False: it cannot be opened from here. */
    allow(): Promise<boolean>;
  };
  /** Until what comes back is called. */
  stayAwake(): () => void;
  tryCue(cue: 'glass-left' | 'glass-right'): void;
  /** False where that cannot be. */
  saveFile(file: FileToSave): Promise<boolean>;
};

export type AppWorld = {
  readonly settings: SettingsStore;
  readonly keeping: StoreApi<KeeperState>;
  readonly history: HistoryStore;
  readonly evening: Session;
  readonly device: Device;
  /** Fetches the ways to other phones. */
  links(): Promise<true>;
};

const WorldContext = createContext<AppWorld | null>(null);
export const WorldProvider = WorldContext.Provider;

export function useWorld(): AppWorld {
  const world = useContext(WorldContext);
  if (!world) throw new Error('there is no world around this screen');
  return world;
}

export const useSettings = <T>(part: (settings: SettingsState) => T): T =>
  useStore(useWorld().settings, part);
export const useHistory = <T>(part: (history: HistoryState) => T): T =>
  useStore(useWorld().history, part);
export const useSession = <T>(part: (evening: SessionState) => T): T =>
  useStore(useWorld().evening.state, part);
/** Nothing can be kept on this device now. */
export const useKeepingFails = (): boolean => useStore(useWorld().keeping, it => it.fails);
