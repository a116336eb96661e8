import { FontDisplay, loadAsync } from 'expo-font';
import { useEffect } from 'react';
import { FACES } from './faces';

/** Draws the page at once, in the browser's font until ours has loaded. */
export function useFonts(): boolean {
  useEffect(() => void fetchFaces(), []);
  return true;
}

async function fetchFaces(): Promise<void> {
  const all = Object.entries(FACES).map(([name, uri]) =>
    loadAsync({ [name]: { uri, display: FontDisplay.SWAP } }),
  );
  // If a font fails to load, the browser's own stays.
  await Promise.allSettled(all);
}
