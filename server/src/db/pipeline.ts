/**
 * The answers of statements that a transaction sends without waiting for each other; PostgreSQL runs them in the order of sending.
 * A Drizzle query is sent when it is executed, so each has to be a promise already.
 * @throws the error of the first failed statement: those behind it only report that the transaction is over (25P02)
 */
export async function pipelined<const Sent extends readonly unknown[]>(
  sent: Sent,
): Promise<{ -readonly [At in keyof Sent]: Awaited<Sent[At]> }> {
  const failed = (await Promise.allSettled(sent)).find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
  return Promise.all(sent);
}
