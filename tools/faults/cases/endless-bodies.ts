import { setTimeout as pause } from 'node:timers/promises';
import type { Fault } from '../fault.ts';
import { checkBooks } from '../rig/check.ts';
import { Load } from '../rig/load.ts';
import { inPortal } from '../rig/place.ts';
import { findingOf } from '../rig/send.ts';
import { Wire } from '../rig/wire.ts';

/** Bytes of a body that is too large for everybody. */
const gigabytes10 = 10 * 1024 ** 3;

/** Bytes that are taken before the line is cut: those under way in buffers, never the body. */
const takenLimit = 64 * 1024 ** 2;

/** Megabytes by which the server may grow. */
const growthLimit = 150;

const piece = Buffer.alloc(64 * 1024, ' ');
const chunk = Buffer.concat([Buffer.from(`${piece.length.toString(16)}\r\n`), piece, Buffer.from('\r\n')]);
const boundary = 'x';
const form = `content-type: multipart/form-data; boundary=${boundary}\r\n`;
const picture = `--${boundary}\r\ncontent-disposition: form-data; name="image"; filename="a.png"\r\n\r\n`;

/** Heads that announce ten gigabytes or no end, and the bytes that the body is made of. */
const bodies = [
  {
    call: 'POST /api/orders',
    head: `content-type: application/json\r\ncontent-length: ${gigabytes10}\r\n`,
    first: '',
    each: piece,
  },
  {
    call: 'POST /api/orders',
    head: 'content-type: application/json\r\ntransfer-encoding: chunked\r\n',
    first: '',
    each: chunk,
  },
  {
    call: 'POST /api/products',
    head: `${form}content-length: ${gigabytes10}\r\n`,
    first: picture,
    each: piece,
  },
  // A call that is not there: refused before a byte of the body is looked at.
  {
    call: 'PUT /api/orders',
    head: 'content-type: application/json\r\ntransfer-encoding: chunked\r\n',
    first: '',
    each: chunk,
  },
] as const;

/** Sends until the server has had enough; answers the status and the bytes that it took. */
async function pour(address: string, cookie: string, { call, head, first, each }: (typeof bodies)[number]) {
  const wire = await Wire.open(address);
  await wire.send(
    `${call} HTTP/1.1\r\nhost: ${new URL(address).host}\r\ncookie: ${cookie}\r\n${head}\r\n${first}`,
  );
  let taken = 0;
  while (!wire.isClosed && taken < 4 * takenLimit) {
    await Promise.race([wire.send(each), pause(5_000)]);
    taken += each.length;
  }
  wire.close();
  return { call, status: wire.status, taken };
}

export const endlessBodies: Fault = {
  name: 'endless-bodies',
  promise:
    '10 GB, announced, in chunks and as a picture: 413 or the line is cut, others are served, memory stays bounded',
  run: (rounds = 10) =>
    inPortal(
      async ({ cluster, servers: [server], market }) => {
        const load = new Load(server.address, market);
        await load.more(30);
        const before = server.holdings();
        const lost: string[] = [];
        let most = 0;
        for (let round = 0; round < rounds; round += 1)
          for (const { call, status, taken } of await Promise.all(
            bodies.map(body => pour(server.address, market.admin.cookie, body)),
          )) {
            most = Math.max(most, taken);
            if (taken > takenLimit) lost.push(`${call} took ${(taken / 1024 ** 2).toFixed()} MB`);
            if (![0, 400, 404, 413].includes(status)) lost.push(`${call} was answered ${status}`);
          }
        await load.stop();
        const grown = server.holdings().megabytes - before.megabytes;
        const failed = load.answers.filter(({ status }) => status !== 201);
        return {
          figures: `${rounds * bodies.length} bodies, ${(most / 1024 ** 2).toFixed(1)} MB taken of one at most, ${grown.toFixed()} MB more; ${load.ledger.acknowledged.size} orders meanwhile`,
          lost: [
            ...lost,
            ...(grown > growthLimit ? [`the server grew by ${grown.toFixed()} MB`] : []),
            ...failed.map(findingOf),
            ...(await checkBooks(cluster.url, load.ledger)),
          ],
        };
      },
      { market: { shops: 4 } },
    ),
};
