import { AppState } from 'react-native';

/**
 * Reports when the app leaves the foreground and when it is back. Returns a function that stops it.
 */
export function watchPresence(told: (here: boolean) => void): () => void {
  let here = AppState.currentState !== 'background';
  const watch = AppState.addEventListener('change', state => {
    // `inactive` happens when somebody pulls down an iPhone's notices: the table is still visible.
    const now = state !== 'background';
    if (now !== here) told((here = now));
  });
  return () => watch.remove();
}
