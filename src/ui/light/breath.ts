/** Duration of one pulse of light, and its lowest opacity. */
export const BREATH = { ms: 700, least: 0.35 } as const;
