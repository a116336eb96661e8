import { setTimeout as delay } from 'node:timers/promises';

/** Between two looks at a screen: asking without a pause keeps a whole core busy. */
export const betweenLooks = (): Promise<void> => delay(50);
