import { vi } from 'vitest';

type Waiting = { begin: () => void; isGone: () => boolean };

/** Stands in for the Web Locks of a browser, which older versions of Node do not have. */
export function standInLocks() {
  let end: (() => void) | undefined;
  const waiting: Waiting[] = [];
  const next = () => {
    if (end) return;
    const first = waiting.shift();
    if (first?.isGone()) next();
    else first?.begin();
  };
  const locks = {
    query: async () => ({ held: end ? [{ name: 'toptan-live' }] : [] }),
    request: <Result>(
      _name: string,
      { signal, steal }: { signal?: AbortSignal; steal?: boolean },
      work: () => Result | Promise<Result>,
    ): Promise<Result> =>
      new Promise((resolve, reject) => {
        const fail = () => reject(new DOMException('', 'AbortError'));
        let hasBegun = false;
        signal?.addEventListener('abort', () => hasBegun || fail());
        const begin = () => {
          hasBegun = true;
          end = fail;
          const release = () => {
            if (end === fail) end = undefined;
            next();
          };
          Promise.resolve(work()).then(resolve, reject).finally(release);
        };
        if (steal) {
          end?.();
          begin();
          return;
        }
        waiting.push({ begin, isGone: () => signal?.aborted === true });
        next();
      }),
  };
  vi.stubGlobal('navigator', { locks, onLine: true, userAgent: '' });
  return locks;
}

/** Work of a tab that the phone has suspended. */
export const suspended = () => new Promise<never>(() => {});
