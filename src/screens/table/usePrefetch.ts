import { useEffect } from 'react';
import { manifestFor } from '@/games/games';
import { useComfort } from '@/ui/comfort';

/** By then the board has been drawn and responds. */
const SETTLED_MS = 5_000;
const AGAIN_MS = 10_000;

/** Fetches the ending while a match is played, because the network may be gone when it ends. */
export function usePrefetch(game: string | undefined): void {
  const { language } = useComfort();
  useEffect(() => {
    const manifest = manifestFor(game);
    if (!manifest) return undefined;
    let timer = setTimeout(fetchIt, SETTLED_MS);
    function fetchIt() {
      whenIdle(() => void manifest?.prefetchEnding(language).catch(again));
    }
    function again() {
      timer = setTimeout(fetchIt, AGAIN_MS);
    }
    return () => clearTimeout(timer);
  }, [game, language]);
}

function whenIdle(run: () => void): void {
  if (typeof requestIdleCallback === 'undefined') run();
  else requestIdleCallback(run);
}
