/** Reports when the page is hidden and when it is back. Returns a function that stops it. */
export function watchPresence(told: (here: boolean) => void): () => void {
  let here = isSeen();
  const look = (now: boolean) => {
    if (now !== here) told((here = now));
  };
  const seen = () => look(isSeen());
  // An iPhone that puts a page to sleep may fire only `pagehide`.
  const gone = () => look(false);
  document.addEventListener('visibilitychange', seen);
  window.addEventListener('pageshow', seen);
  window.addEventListener('pagehide', gone);
  return () => {
    document.removeEventListener('visibilitychange', seen);
    window.removeEventListener('pageshow', seen);
    window.removeEventListener('pagehide', gone);
  };
}

const isSeen = () => document.visibilityState === 'visible';
