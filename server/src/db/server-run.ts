import { sql } from 'drizzle-orm';

/**
 * SQL that identifies one run of PostgreSQL. Another run may give the same numbers to other transactions. A run ends with the
 * postmaster, and also when one process crashes: then all are restarted under the same postmaster, and the statistics are reset.
 */
export const serverRun = sql<string>`concat_ws(' ', pg_postmaster_start_time(), pg_stat_get_bgwriter_stat_reset_time())`;
