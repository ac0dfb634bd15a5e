import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deeds } from '../db/schema-deeds.ts';
import { recordStatements } from '../testing/plan.ts';
import { type Caller, type Portal, startPortal } from '../testing/portal.ts';
import { findOn } from './settled-finds-queries.ts';

let portal: Portal;
let admin: Caller;
beforeAll(async () => {
  portal = await startPortal();
  admin = await portal.admin();
});
afterAll(() => portal.close());

/** Deeds that were done so many minutes ago, each about another subject. */
const done = (minutesAgo: number, ...subjects: string[]) =>
  portal.db.insert(deeds).values(
    subjects.map(subject => ({
      at: new Date(Date.now() - minutesAgo * 60_000).toISOString(),
      username: 'Defne',
      role: 'admin' as const,
      deed: 'PUT /api/orders/{id}/status',
      subject,
      address: '127.0.0.1',
      requestId: 'test',
    })),
  );

const count = async (query: string) =>
  Number((await admin.call('GET', `/api/audit?limit=1&q=${query}`)).headers['x-total-count']);

test('deeds that a term finds are counted on from where they were counted before', async () => {
  await done(5, 'TPT-26-100', 'TPT-26-101', 'Lale');
  expect(await count('tpt')).toBe(2);
  await done(0, 'TPT-26-102', 'Lale');
  const statements = recordStatements(portal.pool);
  expect(await count('tpt')).toBe(3);
  const counting = statements.filter(({ text }) => text.includes('count(*)'));
  expect(counting).toHaveLength(1);
  expect(counting[0]?.text).toMatch(/"search_text" like .* and "deeds"\."created_at" >= /s);
  await done(3, 'TPT-26-103');
  expect(await count('tpt'), 'with one that came late').toBe(4);
  expect(await count('tpt')).toBe(4);
  await done(2, 'Lale');
  await done(0, 'TPT-26-104');
  expect(await count('tpt')).toBe(5);
});

test('those who count at once go through all deeds once, and from then on through those since', async () => {
  await done(5, 'Menekşe', 'Menekşe');
  await done(0, 'Menekşe');
  const statements = recordStatements(portal.pool);
  const about = eq(deeds.subject, 'Menekşe');
  const countAtOnce = () => Promise.all([1, 2, 3, 4].map(() => findOn(portal.db, 'menekşe', about, null)));
  const counts = [await countAtOnce(), await countAtOnce()].flat();
  expect(counts.map(({ total }) => total)).toEqual(Array(8).fill(3));
  const counting = statements.filter(({ text }) => text.includes('count(*)'));
  expect(counting).toHaveLength(8);
  expect(counting.filter(({ text }) => !text.includes('"deeds"."created_at" >= $'))).toHaveLength(1);
});

test('the few deeds about one order are found on from where they were found before', async () => {
  const subjectsOn = async (path: string) => {
    const answer = await admin.call('GET', path);
    const subjects: string[] = answer.json().map((deed: { subject: string }) => deed.subject);
    return { subjects, total: Number(answer.headers['x-total-count']), next: answer.headers['link'] };
  };
  const first = '/api/audit?limit=2&q=TPT-26-987';
  await done(5, 'TPT-26-98701', 'Lale');
  await done(4, 'TPT-26-98702', 'TPT-26-98703');
  const before = await subjectsOn(first);
  expect(before).toMatchObject({ subjects: ['TPT-26-98703', 'TPT-26-98702'], total: 3 });
  await done(0, 'TPT-26-98704');
  const statements = recordStatements(portal.pool);
  expect(await subjectsOn(first)).toMatchObject({ subjects: ['TPT-26-98704', 'TPT-26-98703'], total: 4 });
  const finding = statements.filter(({ text }) => text.includes('array_agg'));
  expect(finding).toHaveLength(1);
  expect(finding[0]?.text).toMatch(/"search_text" like .* and "deeds"\."created_at" >= \$/s);
  const [, behind = ''] = /<([^>]+)>/.exec(String(before.next)) ?? [];
  expect(await subjectsOn(behind), 'behind the page of before').toMatchObject({
    subjects: ['TPT-26-98701'],
    total: 4,
  });
  await done(3, 'TPT-26-98705');
  expect(await subjectsOn(first), 'with one that came late').toMatchObject({
    subjects: ['TPT-26-98705', 'TPT-26-98704'],
    total: 5,
  });
});

test('each filter and each company of others is counted by itself', async () => {
  await done(5, 'Zambak', 'Zambak');
  expect(await count('zambak')).toBe(2);
  expect(await count('zambak&deed=GET')).toBe(0);
  const until = encodeURIComponent(new Date(Date.now() - 4 * 60_000).toISOString());
  await done(0, 'Zambak');
  expect(await count(`zambak&until=${until}`)).toBe(2);
  expect(await count(`zambak&from=${until}`)).toBe(1);
  const zambak = await portal.admin({ username: 'zambak' });
  await zambak.call('PUT', '/api/account/email', { email: 'z@example.com', currentPassword: 'wrong' });
  const deedsOfZambak = (await count('zambak')) - 3;
  expect(deedsOfZambak).toBeGreaterThan(0);
  await done(5, 'Zambak');
  expect(await count('zambak')).toBe(4 + deedsOfZambak);
});
