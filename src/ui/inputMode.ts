/** Phones are touched. */
export const isByKeys = (): boolean => false;
