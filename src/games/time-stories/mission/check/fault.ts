/** One thing that is wrong with a mission: where it is, and a sentence about it. */
export type Fault = { readonly path: readonly string[]; readonly says: string };

export const fault = (path: readonly string[], says: string): Fault => ({ path, says });
