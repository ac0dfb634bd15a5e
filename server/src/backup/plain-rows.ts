import type pg from 'pg';

/** How rows look as text, whatever the server's own settings are; and no limit to the time that a table takes. */
const settings = `
  set datestyle = 'ISO, YMD'; set timezone = 'UTC'; set intervalstyle = 'postgres'; set bytea_output = 'hex';
  set extra_float_digits = 1; set search_path = 'public';
  set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0`;

/** Prepares a connection on which rows are copied as text. */
export async function plainRows(client: pg.Client): Promise<void> {
  await client.query(settings);
}
