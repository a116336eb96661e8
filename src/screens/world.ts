/** Everything that screens get from outside. wiring.ts builds it; tests build their own. */
import { type ComponentType, createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { StoreApi } from 'zustand/vanilla';
import type { SessionState } from '../stores/sessionState';
import type { NamedBytes as PickedFile } from '../packs/packFile';
import type { FilePacks } from '../stores/filePacks';
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
  /** The app was started with motion off, whatever the settings say. */
  readonly still: boolean;
  readonly Scanner: ComponentType<ScreenScannerProps>;
  canScan(): Promise<'stream' | 'photo' | 'none'>;
  /** Takes a photo where there is no live picture; must be called in a tap. */
  photographed?(): Promise<PhotoResult>;
  /**
   * The same invitation as a link to the installed app; undefined where a page should not offer it.
   */
  appLink?(invite: string): string | undefined;
  /** `closed`: the player closed the share sheet without sending. */
  share(text: string): Promise<'shared' | 'copied' | 'closed' | 'failed'>;
  /** The limits of this device by name, shown in the settings. */
  limits(): readonly string[];
  /** Browsers play no sound before a touch. */
  unlockSound(): void;
  /** Present where the system decides when a glass may ring while the app is in the background. */
  readonly bells?: {
    when(): 'on-time' | 'late' | 'never';
    watch(told: () => void): () => void;
    /** Opens the system's page that allows it. False: that page cannot be opened from here. */
    allow(): Promise<boolean>;
  };
  /** Reports now, and at every change, whether the device is in no network at all. */
  watchOffline(changed: (isOffline: boolean) => void): () => void;
  /** Keeps the screen on until the returned function is called. */
  stayAwake(): () => void;
  tryCue(cue: 'glass-left' | 'glass-right'): void;
  /** Lets the player choose a file with one of these ends; `failed`: it cannot be read. */
  pickFile(ends: readonly string[]): Promise<PickedFile | 'none' | 'failed'>;
  /** Called with every file that is dropped onto the page; does nothing where there is no page. */
  onFileDrop(heard: (file: PickedFile | 'failed') => void): () => void;
  /** False if this device cannot save files. */
  saveFile(file: FileToSave): Promise<boolean>;
};

export type AppWorld = {
  readonly settings: SettingsStore;
  readonly keeping: StoreApi<KeeperState>;
  readonly history: HistoryStore;
  readonly session: Session;
  readonly filePacks: FilePacks;
  readonly device: Device;
  /** Loads the code for connections to other phones. */
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
export const useSession = <T>(part: (session: SessionState) => T): T =>
  useStore(useWorld().session.state, part);
/** Tells whether nothing can be saved on this device now. */
export const useKeepingFails = (): boolean => useStore(useWorld().keeping, it => it.fails);
