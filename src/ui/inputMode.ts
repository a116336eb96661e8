/** Always false on native, where the input is touch. */
export const isByKeys = (): boolean => false;
