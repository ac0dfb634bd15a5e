import DataLoader from 'dataloader';

/** Readings that are on their way at most: while PostgreSQL is busy with one, the server is with the other. */
const atOnce = 2;

/**
 * Reads one by one what is read together: while readings are on their way, what is asked for waits for the next, so that
 * each is answered by what was read after it was asked for, and the busier the server, the more share a statement
 * (decision 0020).
 * @param read answers for keys, some of them equal, in their order
 */
export function gathered<Key, Found>(
  read: (keys: readonly Key[]) => Promise<(Found | Error)[]>,
): Pick<DataLoader<Key, Found>, 'load'> {
  let underWay = 0;
  let beginNext: (() => void) | undefined;
  return new DataLoader<Key, Found>(
    async keys => {
      underWay++;
      try {
        return await read(keys);
      } finally {
        underWay--;
        beginNext?.();
        beginNext = undefined;
      }
    },
    {
      cache: false,
      batchScheduleFn: begin => {
        if (underWay >= atOnce) beginNext = begin;
        // Whatever has arrived in this turn of the loop is read with it.
        else setImmediate(begin);
      },
    },
  );
}
