import { useEffect, useEffectEvent, useState } from 'react';

interface Checked {
  /** Whether the server has checked what is typed. */
  isCurrent: boolean;
  /** True: nothing comes of the wait. */
  isStopped: boolean;
}

/** Carries out an action that was asked for before the server had checked what is typed. */
export function useAfterCheck(action: () => void, { isCurrent, isStopped }: Checked) {
  const [isWaiting, setWaiting] = useState(false);
  const goOn = useEffectEvent(action);
  useEffect(() => {
    if (!isWaiting || !(isCurrent || isStopped)) return;
    // What cannot be done now is not done later by itself.
    setWaiting(false);
    if (isCurrent) goOn();
  }, [isWaiting, isCurrent, isStopped]);
  return { isWaiting, wait: () => setWaiting(true) };
}
