/** A native app may play at once. */
export const onFirstTouch = (told: () => void): void => told();
