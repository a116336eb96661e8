/** How a light comes and goes. */
export const BREATH = { ms: 700, least: 0.35 } as const;
