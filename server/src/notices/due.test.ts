import { momentInIstanbul } from '@toptan/contract/days';
import { expect, test } from 'vitest';
import { dueAt } from './due.ts';

const evening = { from: '20:00', until: '09:00' };

test.each([
  // Two minutes are for taking a status back.
  [evening, '2026-11-30T10:30:20', '2026-11-30T10:32:20'],
  [evening, '2026-11-30T19:57:59', '2026-11-30T19:59:59'],
  // Quiet hours over midnight.
  [evening, '2026-11-30T19:58:00', '2026-12-01T09:00:00'],
  [evening, '2026-11-30T23:59:30', '2026-12-01T09:00:00'],
  [evening, '2026-12-01T03:00:00', '2026-12-01T09:00:00'],
  [evening, '2026-12-01T08:57:30', '2026-12-01T09:00:00'],
  [evening, '2026-12-01T08:58:00', '2026-12-01T09:00:00'],
  // Quiet hours within a day.
  [{ from: '12:00', until: '14:00' }, '2026-11-30T13:10:10', '2026-11-30T14:00:00'],
  [{ from: '12:00', until: '14:00' }, '2026-11-30T14:10:10', '2026-11-30T14:12:10'],
  [{ from: '12:00', until: '12:00' }, '2026-11-30T12:00:00', '2026-11-30T12:02:00'],
  [null, '2026-11-30T03:00:00', '2026-11-30T03:02:00'],
])('with quiet hours %o an event of %s is told from %s on', (quiet, event, due) => {
  expect(dueAt(new Date(momentInIstanbul(event)), quiet).toISOString()).toBe(momentInIstanbul(due));
});
