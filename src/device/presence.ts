import { AppState } from 'react-native';

/** Tells when the app goes out of sight, and when it is back. Returns how to stop. */
export function watchPresence(told: (here: boolean) => void): () => void {
  let here = AppState.currentState !== 'background';
  const watch = AppState.addEventListener('change', state => {
    // `inactive` is a glance at the notices of an iPhone: the table can still be seen.
    const now = state !== 'background';
    if (now !== here) told((here = now));
  });
  return () => watch.remove();
}
