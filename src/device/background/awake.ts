/** Keeps the screen on during a match. Browsers use awake.web.ts. */
import { activateKeepAwakeAsync, deactivateKeepAwake } from 'expo-keep-awake';
import type { Awake } from '../ports';

const TAG = 'match';

export const createAwake = (): Awake => ({
  keep: () =>
    activateKeepAwakeAsync(TAG).then(
      () => 'lock',
      () => 'none',
    ),
  release: () => void deactivateKeepAwake(TAG).catch(() => undefined),
});
