/** One sound that is open, whatever plays it. */
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
      /** It was told to play, and has not been told otherwise. */
      readonly wants: boolean;
      readonly isPlaying: boolean;
      readonly isBuffering: boolean;
    };

export type SoundPlayer = {
  readonly lasts: Millis;
  /** Rejects where the system refuses it the sound, and where it is gone. */
  set(wish: PlayerWish): Promise<void>;
  replay(volume: number): Promise<void>;
  /** False: the system has taken it away, and it will never sound again. */
  isAlive(): Promise<boolean>;
  watch(told: (state: PlayerState) => void): void;
  close(): Promise<void>;
};

export type OpenPlayer = (sample: Sample) => Promise<SoundPlayer>;

/** A phone that cannot play has still a game to go on with. */
export const quietly = (work: Promise<unknown>): Promise<void> =>
  work.then(
    () => undefined,
    () => undefined,
  );
