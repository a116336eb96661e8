import { useLinkingURL } from 'expo-linking';

/** The addresses that may have led here, including the part behind the `#`. */
export const useCameBy = (): readonly (string | null)[] => [useLinkingURL()];
