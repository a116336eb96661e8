import type { Limit } from './ports';

/** An installed app can do all. A browser takes limits.web.ts. */
export const limits = (): readonly Limit[] => [];
