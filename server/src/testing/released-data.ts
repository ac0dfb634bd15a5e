import { createHash } from 'node:crypto';
import type pg from 'pg';

/** What the fixture holds, for tests to find it again. */
export const released = {
  orderId: '0190aaaa-0000-7000-8000-000000000005',
  productId: '0190aaaa-0000-7000-8000-000000000003',
  customerId: '0190aaaa-0000-7000-8000-000000000001',
  imageHash: 'a'.repeat(64),
  picture: Buffer.from([0x52, 0x49, 0x46, 0x46, 0x00, 0xff, 0x0a, 0x5c]),
  shopToken: 'a-token-of-a-shop-that-signed-in-before-the-upgrade',
};

const hex = (bytes: Buffer) => `'\\x${bytes.toString('hex')}'`;
const sessionHash = createHash('sha256').update(released.shopToken).digest();

/** Rows as the first released tables take them (migrations 0000 to 0003), with text that has to be escaped. */
const first = `
  insert into customers (id, customer_id, customer_short_name, customer_full_name, company_name, email)
    values ('${released.customerId}', 'MUS-0001', 'Lâle', 'Lâle Moda', E'Lâle\\tModa \\\\ "Şişli"', 'lale@example.com');
  insert into users (id, username, role, customer_id, password) values
    ('0190aaaa-0000-7000-8000-000000000002', 'ÎSTANBUL', 'shop', '${released.customerId}', '$argon2id$v=19$not-a-hash'),
    ('0190aaaa-0000-7000-8000-000000000009', 'yönetici', 'admin', null, null),
    ('0190aaaa-0000-7000-8000-00000000000c', 'ali-1', 'admin', null, null);
  insert into images (hash, width, height) values ('${released.imageHash}', 4, 3);
  insert into image_variants (hash, width, bytes) values ('${released.imageHash}', 160, ${hex(released.picture)});
  insert into products (id, name, description, price, sku, image_hash, sizes)
    values ('${released.productId}', 'أحمر', 'Straße', 100.10, 'KT-1', '${released.imageHash}', '["S", "M"]');
  insert into stock_pools (id, product_id, size, quantity)
    values ('0190aaaa-0000-7000-8000-000000000004', '${released.productId}', 'S', 7);
  insert into orders (id, order_number, customer_id, subtotal, total, notes, created_at)
    values ('${released.orderId}', 'TPT-26-00041', '${released.customerId}', 300.30, 325.30, E'one\\ntwo', '2026-02-03 04:05:06.789012+00');
  insert into order_items (id, order_id, position, product_id, product_name, quantity, unit_price, total_price, selected_size, from_stock, stock_pool_id)
    values ('0190aaaa-0000-7000-8000-000000000006', '${released.orderId}', 0, '${released.productId}', 'Old name', 3, 100.10, 300.30, 'S', 2, '0190aaaa-0000-7000-8000-000000000004');
  insert into order_status_changes (id, order_id, status, user_id)
    values ('0190aaaa-0000-7000-8000-000000000007', '${released.orderId}', 'pending', '0190aaaa-0000-7000-8000-000000000002');
  insert into basket_items (id, customer_id, product_id, quantity, selected_size)
    values ('0190aaaa-0000-7000-8000-000000000008', '${released.customerId}', '${released.productId}', 2, 'M');
  insert into sessions (token_hash, user_id, expires_at)
    values (${hex(sessionHash)}, '0190aaaa-0000-7000-8000-000000000002', now() + interval '9 days');
  insert into mails (id, template, language, recipient, params, state)
    values ('0190aaaa-0000-7000-8000-00000000000a', 'login-details', 'tr', 'lale@example.com', '{}', 'sent');
  select setval('order_numbers', 41);`;

/** What tables of later migrations take, by the number of migrations that a database has behind it. */
const later: Record<number, string> = {
  5: `insert into deeds (id, user_id, username, role, deed, subject, details, address, request_id, status)
    values ('0190aaaa-0000-7000-8000-00000000000b', '0190aaaa-0000-7000-8000-000000000009', 'yönetici', 'admin',
      'PUT /api/orders/{id}/status', 'TPT-26-00041', '{"status": "pending"}', '192.0.2.1', 'req-1', 200);`,
};

/** A user name that is the same as another since migration 0024. */
const alike = `insert into users (id, username, role) values ('0190aaaa-0000-7000-8000-00000000000d', 'ali–1', 'admin')`;

/** Migrations of a database that tells it from the other. */
export const distinct = 24;

/** Migrations of the first release. */
export const firstRelease = 4;

/** Fills tables as they were after the oldest `migrations` migrations with a shop that has been at work. */
export async function fillAsReleased(client: pg.Client, migrations: number): Promise<void> {
  await client.query(first);
  if (migrations <= distinct) await client.query(alike);
  for (const [since, statements] of Object.entries(later))
    if (migrations >= Number(since)) await client.query(statements);
}
