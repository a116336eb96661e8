import type { Limit } from './ports';

/** An installed app has no limits. Browsers use limits.web.ts. */
export const limits = (): readonly Limit[] => [];
