import type { FastifyInstance } from 'fastify';
import { Gauge } from 'prom-client';
import type { Database } from '../db/client.ts';
import { readOnce } from '../http/metrics.ts';
import { findLastBackup } from './last-backup.ts';

/** They stay as last read while the database is out of reach. */
export function measureBackup({ metrics }: FastifyInstance, db: Database): void {
  const lastBackup = readOnce(() => findLastBackup(db));
  new Gauge({
    name: 'backup_last_timestamp_seconds',
    help: 'When the last backup was taken, in seconds since 1970; 0 when there was none since the database was made or restored',
    registers: [metrics],
    async collect() {
      const found = await lastBackup();
      if (found) this.set(found.takenAtSeconds);
    },
  });
  new Gauge({
    name: 'backup_last_size_bytes',
    help: 'Size of the last backup',
    registers: [metrics],
    async collect() {
      const found = await lastBackup();
      if (found) this.set(found.bytes);
    },
  });
}
