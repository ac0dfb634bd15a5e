import DataLoader from 'dataloader';

/** Batches that are on their way at most: while PostgreSQL is busy with one, the server is with the other. */
const atOnce = 2;

/**
 * Does together what is asked for one by one: while batches are on their way, what is asked for waits for the next, so that
 * each is answered by what was done after it was asked for, and the busier the server, the more share a statement
 * (decision 0020).
 * @param batch answers for keys, some of them equal, in their order
 * @param most keys in one batch
 */
export function gathered<Key, Found>(
  batch: (keys: readonly Key[]) => Promise<(Found | Error)[]>,
  most = Number.POSITIVE_INFINITY,
): Pick<DataLoader<Key, Found>, 'load'> {
  let underWay = 0;
  const waiting: (() => void)[] = [];
  return new DataLoader<Key, Found>(
    async keys => {
      try {
        return await batch(keys);
      } finally {
        const beginNext = waiting.shift();
        if (beginNext) beginNext();
        else underWay--;
      }
    },
    {
      cache: false,
      maxBatchSize: most,
      batchScheduleFn: begin => {
        if (underWay >= atOnce) {
          waiting.push(begin);
          return;
        }
        underWay++;
        // Whatever arrives in this turn of the loop is done with it.
        setImmediate(begin);
      },
    },
  );
}
