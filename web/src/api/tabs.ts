/**
 * Lets one tab of the browser do something for all of them: HTTP/1.1 allows six connections to a server, so a stream
 * held by each of seven tabs would leave none for calls. Without the Web Locks of a secure context every tab leads itself.
 *
 * @param lead starts the work in the leading tab; what it tells is heard by every tab. Returns how to stop it.
 */
export function leadTabs<Message>(
  name: string,
  hear: (message: Message) => void,
  lead: (tell: (message: Message) => void) => () => void,
): () => void {
  const locks: LockManager | null | undefined = navigator.locks;
  if (!locks) return lead(hear);
  const channel = new BroadcastChannel(name);
  channel.onmessage = ({ data }: MessageEvent<Message>) => hear(data);
  const leaving = new AbortController();
  const left = new Promise<void>(resolve => leaving.signal.addEventListener('abort', () => resolve()));
  locks
    .request(name, { signal: leaving.signal }, async () => {
      if (leaving.signal.aborted) return;
      const stop = lead(message => {
        hear(message);
        channel.postMessage(message);
      });
      await left;
      stop();
    })
    .catch((error: unknown) => {
      if (!leaving.signal.aborted) throw error;
    });
  return () => {
    leaving.abort();
    channel.close();
  };
}
