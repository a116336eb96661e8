import type { State } from './state';

/** A stack was touched, so another tile may lie on top; or all have chosen, and it is shown. */
export const reveals = (before: State, after: State): boolean =>
  before.secret.stacks !== after.secret.stacks ||
  (before.phase.name === 'choosing' && after.phase.name !== 'choosing');
