import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/** Opens the page of a notice that was pressed while this window was open: the worker names it, and forms ask before they are left. */
export function useOpenedNotices(): void {
  const { history } = useRouter();
  useEffect(() => {
    // Missing on plain http.
    const worker: ServiceWorkerContainer | undefined = navigator.serviceWorker;
    const open = ({ data, ports }: MessageEvent<{ type?: string; path?: string } | null>) => {
      if (data?.type !== 'OPEN' || data.path === undefined) return;
      // Without an answer the worker leads the window there.
      ports[0]?.postMessage(true);
      history.push(data.path);
    };
    worker?.addEventListener('message', open);
    return () => worker?.removeEventListener('message', open);
  }, [history]);
}
