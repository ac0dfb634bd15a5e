type TabRoles<Message> = {
  /** Called in every tab with each message of the leading one. */
  onMessage: (message: Message) => void;
  /** Starts the work in the leading tab. Returns how to stop it. */
  lead: (notify: (message: Message) => void) => () => void;
  /** Called in a new tab when another one leads. */
  follow: () => void;
};

/**
 * Lets one tab of the browser do something for all of them: HTTP/1.1 allows six connections to a server, so a stream
 * held by each of seven tabs would leave none for calls. Without the Web Locks of a secure context every tab leads itself.
 *
 * @returns how to leave
 */
export function leadTabs<Message>(name: string, { onMessage, lead, follow }: TabRoles<Message>): () => void {
  const locks: LockManager | null | undefined = navigator.locks;
  if (!locks) return lead(onMessage);
  const channel = new BroadcastChannel(name);
  channel.onmessage = ({ data }: MessageEvent<Message>) => onMessage(data);
  const leaving = new AbortController();
  const left = new Promise<void>(resolve => leaving.signal.addEventListener('abort', () => resolve()));
  void locks.query().then(({ held }) => {
    if (held?.some(lock => lock.name === name)) follow();
  });
  locks
    .request(name, { signal: leaving.signal }, async () => {
      if (leaving.signal.aborted) return;
      const stop = lead(message => {
        onMessage(message);
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
