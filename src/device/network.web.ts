/** WebRTC hides a device's addresses from pages. */
export const seesAddresses = false;

/** Reports now, and at every change, whether the browser is in no network at all. */
export function watchOffline(changed: (isOffline: boolean) => void): () => void {
  const look = () => changed(!navigator.onLine);
  look();
  window.addEventListener('online', look);
  window.addEventListener('offline', look);
  return () => {
    window.removeEventListener('online', look);
    window.removeEventListener('offline', look);
  };
}
