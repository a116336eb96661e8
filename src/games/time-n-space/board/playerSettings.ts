/** What a player has set in this game, as the manifest offers it. */
import type { GameSettings } from '../../board';
import type { CoachLevel } from './coach/codes';

const LEVELS: readonly CoachLevel[] = ['quiet', 'talkative'];

export type PlayerSettings = {
  /** Planned acts are done at once when their time comes, without a tap. */
  readonly plansRun: boolean;
  readonly coach: CoachLevel | 'off';
};

export const playerSettings = (settings: GameSettings): PlayerSettings => ({
  plansRun: settings['plansRun'] === true,
  coach: LEVELS.find(level => level === settings['coach']) ?? 'off',
});
