import DataLoader from 'dataloader';

/**
 * Reads one by one what is read together: while one reading is on its way, what is asked for waits for the next, so that
 * each is answered by what was read after it was asked for, and the busier the server, the more share a statement
 * (decision 0020).
 * @param read answers for keys, some of them equal, in their order
 */
export function gathered<Key, Found>(
  read: (keys: readonly Key[]) => Promise<Found[]>,
): Pick<DataLoader<Key, Found>, 'load'> {
  let isReading = false;
  let readNext: (() => void) | undefined;
  return new DataLoader<Key, Found>(
    async keys => {
      isReading = true;
      try {
        return await read(keys);
      } finally {
        isReading = false;
        readNext?.();
        readNext = undefined;
      }
    },
    {
      cache: false,
      batchScheduleFn: begin => {
        if (isReading) readNext = begin;
        // Whatever has arrived in this turn of the loop is read with it.
        else setImmediate(begin);
      },
    },
  );
}
