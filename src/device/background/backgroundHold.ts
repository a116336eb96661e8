import type { BackgroundHold, HoldWords } from '../ports';

/** Neither browsers nor iPhones keep an app running just because it has connections open. */
export const createBackgroundHold = (_words: () => HoldWords): BackgroundHold => ({
  start: () => undefined,
  stop: () => undefined,
});
