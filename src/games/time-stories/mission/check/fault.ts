/** One thing that is wrong with a mission: where it is, and a sentence about it. */
export type MissionFault = { readonly path: readonly string[]; readonly says: string };

export const fault = (path: readonly string[], says: string): MissionFault => ({ path, says });
