import type pg from 'pg';

/** Settings that fix the text of rows, whatever the server's own are, and that set no limit to the time that a table takes. */
const settings = `
  set datestyle = 'ISO, YMD'; set timezone = 'UTC'; set intervalstyle = 'postgres'; set bytea_output = 'hex';
  set extra_float_digits = 1; set search_path = 'public';
  set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0`;

/** Prepares a connection on which rows are copied as text. */
export async function plainRows(client: pg.Client): Promise<void> {
  await client.query(settings);
}
