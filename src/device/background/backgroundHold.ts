import type { BackgroundHold, HoldWords } from '../ports';

/** Neither a browser nor an iPhone keeps an app running that only talks to others. */
export const createBackgroundHold = (_words: () => HoldWords): BackgroundHold => ({
  start: () => undefined,
  stop: () => undefined,
});
