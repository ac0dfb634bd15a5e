import { Readable } from 'node:stream';
import { getLineSheet, getOrderPaper } from '@toptan/contract/papers';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Deps } from '../deps.ts';
import { handle } from '../http/contract-routes.ts';
import { untilGone } from '../http/fair-limiter.ts';
import type { Principal } from '../http/principal.ts';
import { fieldRefusal } from '../refusal.ts';
import { orderPaper } from './order-content.ts';
import { type PaperFile, printPaper } from './print.ts';
import { sheetPaper } from './sheet-content.ts';

const sent = ({ name, bytes }: PaperFile) => ({
  type: 'application/pdf',
  name,
  bytes: Readable.from([bytes]),
});

const readerOf = ({ userId }: Principal, reply: FastifyReply) => ({ userId, gone: untilGone(reply) });

/** Papers as PDF: orders, for shops their own; line sheets and stock lists for staff. */
export function registerPapers(app: FastifyInstance, { db }: Deps): void {
  handle(app, getOrderPaper, async ({ principal, viewer, params: { id }, query, reply }) => {
    const isForPrinter = query.print === 'true';
    const read = async () => ({ ...(await orderPaper(db, viewer, { id, ...query })), isForPrinter });
    return { ...sent(await printPaper(read, readerOf(principal, reply))), isShown: isForPrinter };
  });

  handle(
    app,
    getLineSheet,
    async ({ principal, viewer, query: { kind, language, id: productIds }, reply }) => {
      if (!productIds) throw fieldRefusal('validation_failed', 'id', 'required', 'Choose products');
      const read = () => sheetPaper(db, viewer, { kind, language, productIds });
      return sent(await printPaper(read, readerOf(principal, reply)));
    },
  );
}
