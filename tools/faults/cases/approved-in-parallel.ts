import type { Fault } from '../fault.ts';
import { apply, countApproved } from '../rig/applications.ts';
import { checkBooks } from '../rig/check.ts';
import { Ledger } from '../rig/ledger.ts';
import { inPortal } from '../rig/place.ts';
import { send } from '../rig/send.ts';
import { countByStatus } from '../rig/trade.ts';

const atOnce = 20;

export const approvedInParallel: Fault = {
  name: 'approved-in-parallel',
  promise: `${atOnce} approvals of one request on two servers: one customer, one user`,
  run: (rounds = 20) =>
    inPortal(
      async ({ cluster, servers, market }) => {
        const lost: string[] = [];
        for (let round = 0; round < rounds; round += 1) {
          const { id } = await apply(cluster.url);
          const answers = await Promise.all(
            Array.from({ length: atOnce }, (_, turn) =>
              send('POST', `${servers[turn % 2]?.address}/api/registration-requests/${id}/approve`, {
                cookie: market.admin.cookie,
              }),
            ),
          );
          const counts = JSON.stringify(countByStatus(answers));
          if (counts !== JSON.stringify({ 200: 1, '409 request_already_decided': atOnce - 1 }))
            lost.push(`the answers were ${counts}`);
        }
        const customers = await countApproved(cluster.url);
        if (customers !== rounds) lost.push(`${rounds} requests became ${customers} customers`);
        lost.push(...(await checkBooks(cluster.url, new Ledger())));
        return { figures: `${rounds} requests, ${rounds * atOnce} approvals, ${customers} customers`, lost };
      },
      { servers: 2, market: { shops: 1 } },
    ),
};
