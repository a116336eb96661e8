import { CUE_SAMPLES, LAYER_SAMPLES } from './sound/samples';

const SOUNDS = [...Object.values(CUE_SAMPLES), ...Object.values(LAYER_SAMPLES)].map(String);

/**
 * Where the page may keep itself, it does: it then opens without the place it came from.
 * `fetchRest` brings what is fetched only when it is wanted: then it may be too late.
 */
export async function keepApp(fetchRest: () => Promise<unknown>): Promise<void> {
  if (typeof navigator === 'undefined' || !('serviceWorker' in navigator)) return;
  try {
    await navigator.serviceWorker.register('/sw.js');
    const { active } = await navigator.serviceWorker.ready;
    await fetchRest();
    const fetched = performance.getEntriesByType('resource').map(({ name }) => name);
    const parts = fetched.filter(name => /\/(_expo|assets)\//.test(name));
    active?.postMessage({ keep: [...parts, ...SOUNDS] }, []);
  } catch {
    // A browser may forbid it, as it does in a private window: then the page is fetched each time.
  }
}
