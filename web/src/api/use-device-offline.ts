import { useSyncExternalStore } from 'react';

function subscribeToNetwork(notify: () => void): () => void {
  window.addEventListener('online', notify);
  window.addEventListener('offline', notify);
  return () => {
    window.removeEventListener('online', notify);
    window.removeEventListener('offline', notify);
  };
}

/** Whether the device itself reports that it has no network: then no call can succeed. */
export const useDeviceOffline = (): boolean =>
  useSyncExternalStore(subscribeToNetwork, () => !navigator.onLine);
