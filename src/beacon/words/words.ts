import type { Reached } from '../../cli/progress';
import type { Problem } from '../trouble';

/** How the server was started: in a checkout, or from its package. */
export type Start = {
  /** What to type before the flags. */
  readonly command: string;
  /** The page that has the rest. */
  readonly page: string;
  /** It builds the web app itself. */
  readonly builds: boolean;
};

export interface ServerWords {
  opening: string;
  building: string;
  built(reached: Reached): string;
  scan: string;
  others: string;
  lonely: string;
  plain: string;
  broker(address: string): string;
  stop: string;
  closed: string;
  problem(problem: Problem, start: Start): string;
  help(start: Start): string;
}
