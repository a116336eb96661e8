/** What a device offers to the app. Each port has a native file and a .web sibling for browsers. */
import type { Cue, EventCue, LobbyCue } from '../games/board';
import type { Millis } from '../kit/millis';
import type { Levels } from './sound/growth';

/** Plays sounds. Nothing of this throws: a game goes on without its sound. */
export interface Sound {
  /** Must be called in the first tap: before it a browser plays nothing. Loads all short sounds. */
  unlock(): Promise<void>;
  /** Volumes go from 0 to 1. A cue may overlap itself. */
  play(cue: EventCue | LobbyCue, volume: number): void;
  /** Fades to these levels. The layers are loaded when one is to be heard for the first time. */
  music(levels: Levels, volume: number): void;
  /** Stops all sound at once. */
  stop(): void;
}

export interface Haptics {
  /** False on a device that cannot vibrate: sound and light stand in. */
  readonly canFeel: boolean;
  /** Cues that are only heard leave running pulses alone. */
  feel(cue: EventCue): void;
  stop(): void;
}

export interface Speaker {
  /** A new sentence interrupts the one before. */
  say(words: string, language: string, volume: number): void;
  stop(): void;
}

export interface Awake {
  /** Resolves to how the screen is kept on, or 'none'. */
  keep(): Promise<'lock' | 'video' | 'none'>;
  release(): void;
}

/** The texts of the notification that Android shows meanwhile. */
export type HoldWords = { readonly title: string; readonly text: string };

/** Keeps the app running in the background, so that the connections to other phones stay open. */
export interface BackgroundHold {
  /**
   * Must be called while the app is in the foreground. Does nothing on systems that cannot do it.
   */
  start(): void;
  stop(): void;
}

export type DeviceNotice = {
  readonly name: string;
  /** By the time of the device. */
  readonly at: Millis;
  readonly cue: Cue;
  readonly words: string;
};

/** System notices while the app is in the background. */
export interface Notices {
  /** True if this device can show notices when it is allowed to. */
  readonly can: boolean;
  /** Asks the player, unless they have answered before. Must be called ahead of time. */
  ask(): Promise<boolean>;
  /** The player's answer, as far as it is known yet. */
  isAllowed(): boolean;
  /** Replaces what was scheduled before; true if the system will show them. */
  schedule(notices: readonly DeviceNotice[]): boolean;
  cancel(): void;
}

/** How punctually a glass rings that runs out while the app is away. */
export type Bells = {
  /** `late`: by some minutes, as the system decides. */
  when(): 'on-time' | 'late' | 'never';
  watch(told: () => void): () => void;
  /** Opens the system page where exact alarms can be allowed; false if it cannot be opened. */
  allow(): Promise<boolean>;
};

export type Shareable = { readonly title: string; readonly text: string; readonly url?: string };
/** How it went: `closed` means that the player changed their mind. */
export type ShareResult = 'shared' | 'copied' | 'closed' | 'failed';

/** Scans by a live picture, by a photo, or not at all. */
export type Scanning = 'stream' | 'photo' | 'none';
export type ScanTrouble =
  /** There is no camera, or the page may not use it live. */
  | 'no-stream'
  /** The player or the system refused. */
  | 'not-allowed'
  /** There is a camera, but it does not answer: another app may be using it. */
  | 'broken';
export type ScannerProps = { onText(text: string): void; onTrouble(code: ScanTrouble): void };
export type Photographed =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly why: 'no-photo' | 'no-code' };

/** Something this device cannot do; the settings list it. */
export type Limit =
  /** The page came by plain http, which causes some of the limits below. */
  | 'not-secure'
  | 'no-camera-stream'
  | 'no-wake-lock'
  | 'no-clipboard'
  | 'no-offline'
  | 'no-vibration'
  | 'no-voice'
  | 'no-notices'
  | 'no-sound'
  /** The browser deletes what is stored after seven days without a visit. */
  | 'stores-a-week'
  | 'no-webrtc';

export type NamedFile = { readonly name: string; readonly type: string; readonly text: string };
export type FileBytes = { readonly name: string; readonly bytes: Uint8Array };
