/** A sleeping page cannot show notices. */
import type { Notices } from '../ports';

export const createNotices = (): Notices => ({
  can: false,
  ask: async () => false,
  isAllowed: () => false,
  schedule: () => false,
  cancel() {},
});
