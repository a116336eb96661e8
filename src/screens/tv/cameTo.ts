import { getLinkingURL } from 'expo-linking';

/** The address that led here, with what stands behind the `#`. */
export const cameTo = (): string | null => getLinkingURL();
