/** The steps of an interim scoring, in their order. */
export const SCORING_STEPS = ['time', 'majority', 'bots', 'crystals', 'octopods', 'move'] as const;
export type ScoringStep = (typeof SCORING_STEPS)[number];

/** Of `reached` steps the last one has just been done. */
export const isReached = (step: ScoringStep, reached: number): boolean =>
  SCORING_STEPS.indexOf(step) < reached;

export const stepNow = (reached: number): ScoringStep =>
  SCORING_STEPS[Math.max(0, reached - 1)] ?? 'move';
