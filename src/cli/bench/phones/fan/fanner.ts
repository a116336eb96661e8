/**
 * The contenders: each carries an act from one phone to four phones and a TV, one act at a time.
 */
import type { Viewer } from '../../../../games/game';
import { COLOURS } from '../../../../games/time-n-space/rules/components';

/** Carries one act and returns the milliseconds until the last screen showed it. */
export type Fanner = () => Promise<number>;

/** The messages of one act: by whom, up, and down to each viewer. */
export type Said = {
  readonly from: Viewer;
  readonly up: string;
  readonly down: Map<Viewer, string>;
};

/** Four phones and a TV. */
export const VIEWERS: readonly Viewer[] = [...COLOURS, 'board'];

/** Long enough for threads to fall asleep, as they do between two acts. */
export const pause = (): Promise<void> => new Promise(resolve => setTimeout(resolve, 1));
