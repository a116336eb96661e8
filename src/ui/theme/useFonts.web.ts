import { FontDisplay, loadAsync } from 'expo-font';
import { useEffect } from 'react';
import { FACES } from './faces';

/** A page is drawn at once, in the browser's own face until ours has come. */
export function useFonts(): boolean {
  useEffect(() => void fetchFaces(), []);
  return true;
}

async function fetchFaces(): Promise<void> {
  const all = Object.entries(FACES).map(([name, uri]) =>
    loadAsync({ [name]: { uri, display: FontDisplay.SWAP } }),
  );
  // A face that does not come leaves the browser's own.
  await Promise.allSettled(all);
}
