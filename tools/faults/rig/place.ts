import { Cluster } from './cluster.ts';
import { Server, type Settings } from './server.ts';
import { type Market, openMarket } from './shops.ts';

/** A portal on a PostgreSQL of the machine's own. */
export type Place = { cluster: Cluster; servers: [Server, ...Server[]]; market: Market };

/** Builds a portal, does something to it, and clears it away. */
export async function inPortal<Result>(
  work: (place: Place) => Promise<Result>,
  {
    servers: count = 1,
    settings = {},
    market = {},
  }: { servers?: number; settings?: Settings; market?: Parameters<typeof openMarket>[1] } = {},
): Promise<Result> {
  const cluster = await Cluster.start();
  const servers: Server[] = [];
  try {
    const all = { DATABASE_URL: cluster.url, ...settings };
    const first = await Server.start(all);
    servers.push(first);
    while (servers.length < count) servers.push(await Server.start(all));
    return await work({
      cluster,
      servers: [first, ...servers.slice(1)],
      market: await openMarket(cluster.url, market),
    });
  } finally {
    await Promise.all(servers.map(server => server.stop()));
    await cluster.destroy();
  }
}
