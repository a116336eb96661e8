import type { Reached } from '../../cli/progress';
import type { Problem } from '../trouble';

export interface ServerWords {
  building: string;
  built(reached: Reached): string;
  scan: string;
  others: string;
  lonely: string;
  plain: string;
  broker(address: string): string;
  stop: string;
  closed: string;
  problem(problem: Problem): string;
  help: string;
}
