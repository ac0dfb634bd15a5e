import pg from 'pg';
import { v7 } from 'uuid';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { connect } from '../../db/client.ts';
import { type ListeningPortal, startListeningPortal, untilReceived } from '../../testing/listening-portal.ts';
import { openPortal } from '../../testing/portal.ts';
import { createProduct, order } from '../../testing/trade.ts';
import { systemActor } from '../actor.ts';
import { record, write } from '../record.ts';

let portal: ListeningPortal;
beforeEach(async () => {
  portal = await startListeningPortal();
});
afterEach(() => portal.close());

const subject = (subjectId: string) => ({ topic: 'products', subjectId, shops: true }) as const;

test('an event whose server died before it could notify arrives all the same', async () => {
  const stream = await portal.listen(await portal.shop());
  const id = v7();
  // Committed, and then nothing.
  await portal.db.transaction(tx => record(tx, systemActor('test'), subject(id)));
  await untilReceived(stream, id);
});

test('an event of a transaction that began earlier and commits later is not skipped, and holds nobody up', async () => {
  const stream = await portal.listen(await portal.shop());
  const [early, late] = [v7(), v7()];
  await portal.db.transaction(async tx => {
    await record(tx, systemActor('test'), subject(early));
    await write(portal.db, other => record(other, systemActor('test'), subject(late)));
    await untilReceived(stream, late);
    expect(stream.text()).not.toContain(early);
  });
  await untilReceived(stream, early);
  expect(stream.text().split(late)).toHaveLength(2);
});

test('what one server writes is received at another', async () => {
  const second = await openPortal(portal.databaseUrl);
  const shop = await second.shop();
  const stream = await portal.listen(shop);
  const { id } = await order(shop, await createProduct(portal.db));
  await untilReceived(stream, id);
  await second.close();
});

test('the number of a transaction of another server, from which a backup came, is passed over', async () => {
  const stream = await portal.listen(await portal.shop());
  const [restored, fresh] = [v7(), v7()];
  const client = new pg.Client(portal.databaseUrl);
  await client.connect();
  await client.query(
    `insert into events (id, xid, role, action, topic, subject_id, shops) values ($1, '9000000000', 'system', 'test', 'products', $1, true)`,
    [restored],
  );
  await client.end();
  await write(portal.db, tx => record(tx, systemActor('test'), subject(fresh)));
  await untilReceived(stream, fresh);
  expect(stream.text()).not.toContain(restored);
});

test('a command does not wait for its notification, and does not fail with it', async () => {
  const { db, close } = connect(portal.databaseUrl);
  const id = v7();
  const stream = await portal.listen(await portal.shop());
  await write(db, tx => record(tx, systemActor('test'), subject(id)));
  await close();
  await untilReceived(stream, id);
});
