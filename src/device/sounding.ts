import type { Cue } from '../games/board';
import type { Levels } from './growth';

/** Every cue of a board, and a glass that is turned. */
export type Sounding = Cue | 'turn';

/** What can be heard of this device. Nothing here throws: a game goes on without its sound. */
export interface Sound {
  /** To be called in the first tap: before it a browser plays nothing. Loads all that is short. */
  unlock(): Promise<void>;
  /** Volumes are from 0 to 1. A cue may overlap itself. */
  play(cue: Sounding, volume: number): void;
  /** Fades to these levels; the layers are loaded when first there is something to hear. */
  music(levels: Levels, volume: number): void;
  /** At once, all of it. */
  stop(): void;
}
