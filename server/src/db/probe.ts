import { Socket } from 'node:net';
import pg from 'pg';

/** Milliseconds of delay of a timer that show that this process was blocked, and not the database. */
const heldUpMs = 250;

/**
 * Whether the database answers on a new connection within `timeoutMs`. A refusal is an answer: a server that is full or starting
 * runs, and reports that itself.
 */
export async function answers(connectionString: string, timeoutMs: number): Promise<boolean> {
  const socket = new Socket();
  const client = new pg.Client({
    connectionString,
    application_name: 'toptan-probe',
    stream: () => socket,
  });
  // An error of the connection makes the query fail as well.
  client.on('error', () => {});
  const begun = performance.now();
  let isInconclusive = false;
  const timer = setTimeout(() => {
    isInconclusive = performance.now() - begun > timeoutMs + heldUpMs;
    socket.destroy();
  }, timeoutMs);
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch (error) {
    return isInconclusive || error instanceof pg.DatabaseError;
  } finally {
    clearTimeout(timer);
    socket.destroy();
  }
}
