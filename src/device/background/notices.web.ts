/** A page can have nothing told for it once it sleeps. */
import type { Notices } from '../ports';

export const createNotices = (): Notices => ({
  can: false,
  ask: async () => false,
  isAllowed: () => false,
  schedule: () => false,
  cancel() {},
});
