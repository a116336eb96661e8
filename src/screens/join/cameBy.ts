import { useLinkingURL } from 'expo-linking';

/** The addresses that may have led here, including the part behind the `#`. */
export const useCameBy = (): readonly (string | null)[] => [useLinkingURL()];

/** The invitation in the address that led here: an installed app gets it from the system. */
export const takeInvite = (): string | undefined => undefined;
