/** What a device offers to the app. A file fulfils each on a phone, and its .web sibling in a browser. */
import type { Cue } from '../games/board';
import type { Millis } from '../kit/millis';
import type { Levels } from './sound/growth';

/** What can be heard. Nothing of this throws: a game goes on without its sound. */
export interface Sound {
  /** To be called in the first tap: before it a browser plays nothing. Loads all that is short. */
  unlock(): Promise<void>;
  /** Volumes are from 0 to 1. A cue may overlap itself. */
  play(cue: Cue, volume: number): void;
  /** Fades to these levels; the layers are loaded when first there is something to hear. */
  music(levels: Levels, volume: number): void;
  /** At once, all of it. */
  stop(): void;
}

export interface Haptics {
  /** False where there is nothing to feel with: sound and light stand in. */
  readonly canFeel: boolean;
  feel(cue: Cue): void;
  stop(): void;
}

export interface Speaker {
  /** What is said last is heard. */
  say(words: string, language: string, volume: number): void;
  stop(): void;
}

export interface Awake {
  /** By what the screen stays on, or 'none'. */
  keep(): Promise<'lock' | 'video' | 'none'>;
  release(): void;
}

/** What Android shows as long as it is so. */
export type HoldWords = { readonly title: string; readonly text: string };

/** Keeps the app running in the background, so that the lines to other phones stay open. */
export interface BackgroundHold {
  /** To be called while the app is in the foreground. Where nothing can keep it running, nothing happens. */
  start(): void;
  stop(): void;
}

export type DeviceNotice = {
  readonly name: string;
  /** By the clock of the device. */
  readonly at: Millis;
  readonly cue: Cue;
  readonly words: string;
};

/** What the system tells while the app is in the background. */
export interface Notices {
  /** Whether this device could tell at all, if it is allowed to. */
  readonly can: boolean;
  /** Asks the player, when that has not been asked; to be called before it is needed. */
  ask(): Promise<boolean>;
  /** What was answered, as far as that is known yet. */
  isAllowed(): boolean;
  /** In place of what was scheduled before; true if the system will tell. */
  schedule(notices: readonly DeviceNotice[]): boolean;
  cancel(): void;
}

/** When a glass rings that runs through while the app is away. */
export type Bells = {
  /** `late`: by some minutes, as the system likes. */
  when(): 'on-time' | 'late' | 'never';
  watch(told: () => void): () => void;
  /** Opens the page where it can be allowed. False: it cannot be opened from here. */
  allow(): Promise<boolean>;
};

export type Shareable = { readonly title: string; readonly text: string; readonly url?: string };
/** What worked: `closed` is a player who thought better of it. */
export type ShareResult = 'shared' | 'copied' | 'closed' | 'failed';

/** By a live picture, by a photo, or not at all. */
export type Scanning = 'stream' | 'photo' | 'none';
export type ScanTrouble =
  /** There is no camera, or the page may not have its stream. */
  | 'no-stream'
  /** The player, or the system, said no. */
  | 'not-allowed'
  /** There is a camera, but it does not answer: another app may hold it. */
  | 'broken';
export type ScannerProps = { onText(text: string): void; onTrouble(code: ScanTrouble): void };
export type Photographed =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly why: 'no-photo' | 'no-code' };

/** What a place cannot do, told once in the settings. */
export type Limit =
  /** A page that came by plain http: the cause of some of what follows. */
  | 'not-secure'
  | 'no-camera-stream'
  | 'no-wake-lock'
  | 'no-clipboard'
  | 'no-offline'
  | 'no-vibration'
  | 'no-voice'
  | 'no-notices'
  | 'no-sound'
  | 'no-webrtc';

export type NamedFile = { readonly name: string; readonly type: string; readonly text: string };
