import { useLinkingURL } from 'expo-linking';

/** The addresses that may have led here, with what stands behind the `#`. */
export const useCameBy = (): readonly (string | null)[] => [useLinkingURL()];
