/** One open sound, whatever library plays it. */
import type { Millis } from '../../kit/millis';
import type { Sample } from './samples';

export type PlayerWish = {
  readonly plays?: boolean;
  readonly volume?: number;
  readonly loops?: boolean;
  readonly fromStart?: true;
};

export type PlayerState =
  | { readonly isLoaded: false }
  | {
      readonly isLoaded: true;
      /** It was started and not stopped since. */
      readonly wants: boolean;
      readonly isPlaying: boolean;
      readonly isBuffering: boolean;
    };

export type SoundPlayer = {
  readonly lasts: Millis;
  /** Rejects if the system refuses to play, or has removed the player. */
  set(wish: PlayerWish): Promise<void>;
  replay(volume: number): Promise<void>;
  /** False if the system has removed the player, which will never play again. */
  isAlive(): Promise<boolean>;
  watch(told: (state: PlayerState) => void): void;
  close(): Promise<void>;
};

export type OpenPlayer = (sample: Sample) => Promise<SoundPlayer>;

/** A phone that cannot play sound still has a match to go on with. */
export const quietly = (work: Promise<unknown>): Promise<void> =>
  work.then(
    () => undefined,
    () => undefined,
  );
