import { sql } from 'drizzle-orm';

/**
 * Names one run of PostgreSQL, to be selected. Another run may give the same numbers to other transactions: one after a start, or after a
 * crash of one of its processes, which ends and starts all of them under the same postmaster, and then counts its statistics anew.
 */
export const serverRun = sql<string>`concat_ws(' ', pg_postmaster_start_time(), pg_stat_get_bgwriter_stat_reset_time())`;
