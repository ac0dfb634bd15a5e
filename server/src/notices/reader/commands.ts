import { type NoticeKind, noticeKinds } from '@toptan/contract/notice-kinds';
import { readSettings } from '../../current-settings.ts';
import type { Database } from '../../db/client.ts';
import { notify } from '../../events/notify.ts';
import { forgetRung } from '../bells/queries.ts';
import { dueAt } from '../due.ts';
import { passOver } from '../openings/queries.ts';
import { beginReading, insertNotices, lockReader, markRead, newsSince } from './queries.ts';

const isKind = (what: string): what is NoticeKind => noticeKinds.some(kind => kind === what);

/**
 * Reads the events since the last reading, and inserts the notices that they make; none while every way is off. A server that dies
 * meanwhile has read nothing.
 */
export async function readNews(db: Database): Promise<void> {
  const { noticesOn, quietHours } = await readSettings(db);
  const isNew = await db.transaction(async tx => {
    const seen = await lockReader(tx);
    if (seen === undefined) {
      await beginReading(tx);
      await forgetRung(tx);
      await passOver(tx);
      return false;
    }
    const { news, snapshot, isStale } = await newsSince(tx, seen);
    if (news.length > 0 || isStale) await markRead(tx, snapshot);
    if (noticesOn.length === 0) return false;
    const rows = news.flatMap(({ what, at, ...event }) =>
      isKind(what) ? [{ ...event, kind: what, dueAt: dueAt(at, quietHours).toISOString() }] : [],
    );
    await insertNotices(tx, rows);
    return rows.length > 0;
  });
  if (isNew) notify(db, [{ topic: 'notices' }]);
}
