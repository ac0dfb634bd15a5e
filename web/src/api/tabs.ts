type TabRoles<Message> = {
  /** Called in every tab with each message of the leading one. */
  onMessage: (message: Message) => void;
  /** Starts the work in the leading tab. Returns how to stop it. */
  lead: (notify: (message: Message) => void) => () => void;
  /** Called in a new tab when another one leads. */
  follow: () => void;
};

/** Milliseconds in which the leading tab answers a tab in sight: a phone suspends hidden tabs with the locks that they hold. */
const answerMs = 2_000;

/** Milliseconds until a tab in sight asks again: the leading tab may be suspended after its answer. */
const askAgainMs = 20_000;

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
  const questions = new BroadcastChannel(`${name}:leader`);
  let leave = () => {};
  let hasLeft = false;
  const left = new Promise<void>(resolve => {
    leave = resolve;
  });
  let turn = new AbortController();
  let isLeading = false;
  let unanswered: ReturnType<typeof setTimeout> | undefined;
  let isSuspended = false;

  function askLeader(): void {
    if (isLeading || document.hidden) return;
    clearTimeout(unanswered);
    unanswered = setTimeout(() => {
      isSuspended = true;
      turn.abort();
    }, answerMs);
    questions.postMessage('asked');
  }

  const waitForTurns = async () => {
    while (!hasLeft) {
      turn = new AbortController();
      const options = isSuspended ? { steal: true } : { signal: turn.signal };
      isSuspended = false;
      askLeader();
      let stop = () => {};
      try {
        await locks.request(name, options, () => {
          if (hasLeft) return;
          clearTimeout(unanswered);
          isLeading = true;
          stop = lead(message => {
            onMessage(message);
            channel.postMessage(message);
          });
          return left;
        });
      } catch (error) {
        // The waiting has ended, or another tab has taken over while this one was suspended.
        if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
      } finally {
        isLeading = false;
        stop();
      }
    }
  };

  channel.onmessage = ({ data }: MessageEvent<Message>) => onMessage(data);
  questions.onmessage = ({ data }: MessageEvent<'asked' | 'answered'>) => {
    if (data === 'answered') clearTimeout(unanswered);
    else if (isLeading) questions.postMessage('answered');
  };
  void locks.query().then(({ held }) => {
    if (held?.some(lock => lock.name === name)) follow();
  });
  document.addEventListener('visibilitychange', askLeader);
  const timer = setInterval(askLeader, askAgainMs);
  void waitForTurns();
  return () => {
    hasLeft = true;
    clearTimeout(unanswered);
    document.removeEventListener('visibilitychange', askLeader);
    clearInterval(timer);
    leave();
    turn.abort();
    channel.close();
    questions.close();
  };
}
