import { CUE_SAMPLES, LAYER_SAMPLES, LOBBY_SAMPLES } from './sound/samples';

const SOUNDS = [CUE_SAMPLES, LOBBY_SAMPLES, LAYER_SAMPLES].flatMap(samples =>
  Object.values(samples).map(String),
);

declare global {
  /** Every file that is fetched on demand; written by web/parts.js. */
  var sandtableParts: readonly string[] | undefined;
}

/** The first page is drawn and responsive by then. */
const SETTLED_MS = 5_000;

/**
 * Registers the service worker where the page may have one, so that the page opens without its
 * server. Files fetched on demand are cached now and evaluated only when they are opened.
 */
export async function keepApp(): Promise<void> {
  if (typeof navigator === 'undefined' || !('serviceWorker' in navigator)) return;
  try {
    await settled();
    await navigator.serviceWorker.register('/sw.js');
    const { active } = await navigator.serviceWorker.ready;
    const fetched = performance.getEntriesByType('resource').map(({ name }) => name);
    const parts = fetched.filter(name => /\/(_expo|assets)\//.test(name));
    active?.postMessage({ keep: [...parts, ...(globalThis.sandtableParts ?? []), ...SOUNDS] }, []);
  } catch {
    // A browser may forbid this, as in a private window: then the page is fetched each time.
  }
}

async function settled(): Promise<void> {
  await new Promise(resolve => setTimeout(resolve, SETTLED_MS));
  if (typeof requestIdleCallback === 'undefined') return;
  await new Promise(resolve => requestIdleCallback(resolve));
}
