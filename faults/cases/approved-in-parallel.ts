import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { Fault } from '../fault.ts';
import { ask } from '../rig/ask.ts';
import { checkBooks } from '../rig/check.ts';
import { Ledger } from '../rig/ledger.ts';
import { inPortal } from '../rig/place.ts';
import { tally } from '../rig/trade.ts';

const atOnce = 20;

/** Writes a request as the form does, which takes only so many from one network. */
async function apply(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ id: string }>(
    `insert into customer_registration_requests (id, customer_name, owner_first_name, owner_last_name, phone_number, email, language)
     values ($1, 'Kardelen Giyim', 'Elif', 'Kardelen', '+90 532 111 22 33', $2, 'tr') returning id`,
    [randomUUID(), `${randomUUID()}@example.com`],
  );
  await client.end();
  return rows[0]?.id ?? '';
}

async function countCustomers(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int from customers c join users u on u.customer_id = c.id where c.company_name = 'Kardelen Giyim'`,
  );
  await client.end();
  return rows[0]?.count ?? 0;
}

export const approvedInParallel: Fault = {
  name: 'approved-in-parallel',
  promise: `${atOnce} approvals of one request on two servers: one customer, one user`,
  run: (rounds = 20) =>
    inPortal(
      async ({ cluster, servers, market }) => {
        const lost: string[] = [];
        for (let round = 0; round < rounds; round += 1) {
          const id = await apply(cluster.url);
          const answers = await Promise.all(
            Array.from({ length: atOnce }, (_, turn) =>
              ask(
                'POST',
                `${servers[turn % 2]?.address}/api/registration-requests/${id}/approve`,
                market.admin,
              ),
            ),
          );
          const counts = JSON.stringify(tally(answers));
          if (counts !== JSON.stringify({ 200: 1, '409 request_already_decided': atOnce - 1 }))
            lost.push(`the answers were ${counts}`);
        }
        const customers = await countCustomers(cluster.url);
        if (customers !== rounds) lost.push(`${rounds} requests became ${customers} customers`);
        lost.push(...(await checkBooks(cluster.url, new Ledger())));
        return { figures: `${rounds} requests, ${rounds * atOnce} approvals, ${customers} customers`, lost };
      },
      { servers: 2, market: { shops: 1 } },
    ),
};
