import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { onDatabase } from '../../../server/src/testing/on-database.ts';

export type Application = { id: string; email: string };

const rowsOf = <Row extends pg.QueryResultRow>(url: string, text: string, values: unknown[] = []) =>
  onDatabase(url, async client => (await client.query<Row>(text, values)).rows);

/** Writes a request for an account as the form does, which takes only so many from one network. */
export async function apply(url: string): Promise<Application> {
  const application = { id: randomUUID(), email: `${randomUUID()}@example.com` };
  await rowsOf(
    url,
    `insert into customer_registration_requests
       (id, customer_name, owner_first_name, owner_last_name, phone_number, email, language)
     values ($1, 'Kardelen Giyim', 'Elif', 'Kardelen', '+90 532 111 22 33', $2, 'tr')`,
    [application.id, application.email],
  );
  return application;
}

/** Emails by their state, and whether each was tried at least once. */
export async function emailStates(url: string): Promise<{ state: string; attempts: number }[]> {
  return rowsOf(url, 'select state, attempts from mails');
}
