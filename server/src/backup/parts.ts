import { z } from 'zod';

/**
 * The parts of a backup, in this order: a header, then of each table its start, its rows as `copy` writes them, and its end; at
 * last their number.
 */
export const headerSchema = z.object({
  /** ISO 8601. */
  takenAt: z.iso.datetime(),
  /** The migrations that the database had behind it, oldest first, by the SHA-256 (hex) of their text. */
  level: z.array(z.string()).min(1),
  sequences: z.array(z.object({ name: z.string(), lastValue: z.string(), isCalled: z.boolean() })),
});
export type Header = z.infer<typeof headerSchema>;

export const tableStartSchema = z.object({ table: z.string(), columns: z.array(z.string()).min(1) });
export type TableStart = z.infer<typeof tableStartSchema>;

export const tableEndSchema = z.object({
  rows: z.int(),
  /** Digest of the rows as they stand in the file, hex. */
  sha256: z.string(),
});
export type TableEnd = z.infer<typeof tableEndSchema>;

export const endSchema = z.object({ tables: z.int() });
export type End = z.infer<typeof endSchema>;
