import { inArray } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deeds } from '../db/schema-deeds.ts';
import { recordStatements, type Statement } from '../testing/plan.ts';
import { type Caller, type Portal, startPortal } from '../testing/portal.ts';
import { insertDeed, recordOutcome } from './queries.ts';

let portal: Portal;
let admin: Caller;
let statements: Statement[];
beforeAll(async () => {
  portal = await startPortal();
  admin = await portal.admin({ username: 'depo' });
  statements = recordStatements(portal.pool);
});
afterAll(() => portal.close());

const deedOf = (userId: string) => ({
  userId,
  username: 'depo',
  role: 'admin' as const,
  deed: 'DELETE /api/orders/{id}',
  room: 'orders',
  subjectId: v7(),
  subject: null,
  details: { because: 'ölçü "yanlış"' },
  address: '127.0.0.1',
  requestId: v7(),
});

test('deeds of many at once are all written down with their outcomes, by fewer statements', async () => {
  statements.length = 0;
  const ids = Array.from({ length: 40 }, () => v7());
  const answers = await Promise.all(ids.map(id => admin.call('DELETE', `/api/orders/${id}`)));
  expect(answers.map(answer => answer.statusCode)).toEqual(ids.map(() => 404));
  const written = await portal.db.select().from(deeds).where(inArray(deeds.subjectId, ids));
  expect(written.map(({ subjectId }) => subjectId).sort()).toEqual(ids);
  expect(new Set(written.map(({ status }) => status))).toEqual(new Set([404]));
  const about = (start: RegExp) => statements.filter(({ text }) => start.test(text.trim())).length;
  expect(about(/^insert into "deeds"/)).toBeLessThan(20);
  expect(about(/^update "deeds"/)).toBeLessThan(20);
});

test('a deed that cannot be written down stops nobody else', async () => {
  const nobody = v7();
  const people = [admin.userId, admin.userId, nobody, admin.userId, admin.userId];
  const results = await Promise.allSettled(people.map(userId => insertDeed(portal.db, deedOf(userId))));
  expect(results.map(({ status }) => status)).toEqual(
    people.map(userId => (userId === nobody ? 'rejected' : 'fulfilled')),
  );
  const ids = results.flatMap(result => (result.status === 'fulfilled' ? [result.value] : []));
  const written = await portal.db.select().from(deeds).where(inArray(deeds.id, ids));
  expect(written).toHaveLength(4);
  expect(written[0]?.details).toEqual({ because: 'ölçü "yanlış"' });
});

test('what deeds made is written down with their outcomes', async () => {
  const [first = '', second = ''] = await Promise.all(
    [1, 2].map(() => insertDeed(portal.db, { ...deedOf(admin.userId), subjectId: null, subject: 'Yeni' })),
  );
  const made = v7();
  await Promise.all([
    recordOutcome(portal.db, { id: first, status: 201, createdId: made }),
    recordOutcome(portal.db, { id: second, status: 409, createdId: null }),
  ]);
  const written = await portal.db
    .select()
    .from(deeds)
    .where(inArray(deeds.id, [first, second]))
    .orderBy(deeds.id);
  expect(written).toMatchObject([
    { status: 201, subjectId: made, subject: 'Yeni' },
    { status: 409, subjectId: null, subject: 'Yeni' },
  ]);
});
