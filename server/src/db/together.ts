/**
 * What statements of a transaction answer that were sent together, in the order of sending.
 * @throws what the first that failed says: those behind it only say that the transaction is over (25P02)
 */
export async function together<const Sent extends readonly unknown[]>(
  sent: Sent,
): Promise<{ -readonly [At in keyof Sent]: Awaited<Sent[At]> }> {
  const failed = (await Promise.allSettled(sent)).find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
  return Promise.all(sent);
}
