import { totalmem } from 'node:os';

/** `full`: an acknowledged commit survives a power cut. `off-for-tests`: it survives nothing, and is faster. */
export type Durability = 'full' | 'off-for-tests';

/** Bytes of memory, and of tables and indexes on disk. */
export type Sizes = { memory: number; data: number };

const megabyte = 1024 * 1024;

/**
 * The text of the configuration file, which lies beside the cluster's folder. It includes what initdb found out about
 * the machine, and sits below `ALTER SYSTEM`, so an operator's own values win and survive.
 *
 * Shared buffers are a 192nd of the machine's memory, which gives 128 MB on 24 GB, or an eighth of the data where that
 * is more: with less, each order writes pages out to read others in (decision 0001 has the figures). The rest of the
 * cache is the operating system's, which is what effective_cache_size estimates. The log grows with the data too: the first
 * change of a page after each checkpoint writes it whole.
 * After a crash the server ends, and the supervisor starts it: one place decides and reports.
 * Errors are logged without detail and slow statements without values, so that no personal data is in the logs.
 */
export function settings(durability: Durability, logFolder: string, { memory, data }: Sizes): string {
  const values: Record<string, string> = {
    cluster_name: "'toptan'",
    log_directory: `'${logFolder.replaceAll('\\', '/').replaceAll("'", "''")}'`,
    max_connections: '80',
    shared_buffers: megabytes(Math.max(clamp(memory / 192, 32, 512), Math.min(data, memory) / 8)),
    effective_cache_size: megabytes(clamp(memory / 2, 256, 65_536)),
    work_mem: '8MB',
    maintenance_work_mem: megabytes(clamp(memory / 384, 32, 256)),
    restart_after_crash: 'off',
    random_page_cost: '1.1',
    jit: 'off',
    max_wal_size: megabytes(clamp(data / 2, 512, 4096)),
    timezone: "'UTC'",
    idle_in_transaction_session_timeout: '5min',
    logging_collector: 'on',
    log_filename: "'postgresql-%Y-%m-%d_%H%M%S.log'",
    log_rotation_age: '1d',
    log_rotation_size: '8MB',
    log_timezone: "'UTC'",
    log_error_verbosity: 'terse',
    log_min_duration_statement: '2s',
    log_parameter_max_length: '0',
    log_lock_waits: 'on',
    log_checkpoints: 'off',
    ...(durability === 'full' ? durable : fast),
  };
  const lines = Object.entries(values).map(([name, value]) => `${name} = ${value}`);
  const inherited = "include_if_exists = 'postgres/postgresql.conf'";
  return `# Rewritten at each start. Put settings of your own into the database with ALTER SYSTEM.\n${inherited}\n${lines.join('\n')}\n`;
}

const durable = { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on' };

const fast = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  autovacuum: 'off',
  max_connections: '200',
  shared_buffers: '32MB',
};

/** Bytes that this machine has, or the container, when that is less. */
export function availableMemory(): number {
  return Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);
}

function clamp(bytes: number, least: number, most: number): number {
  return Math.min(Math.max(bytes, least * megabyte), most * megabyte);
}

function megabytes(bytes: number): string {
  return `${Math.floor(bytes / megabyte)}MB`;
}
