import { Readable } from 'node:stream';
import { getLineSheet, getOrderPaper } from '@toptan/contract/papers';
import type { FastifyInstance } from 'fastify';
import { scopeOf } from '../auth/scope.ts';
import type { Deps } from '../deps.ts';
import { handle } from '../http/contract-routes.ts';
import { fieldRefusal } from '../refusal.ts';
import { orderPaper, sheetPaper } from './content.ts';
import { type PaperFile, printPaper } from './print.ts';

const sent = ({ name, bytes }: PaperFile) => ({
  type: 'application/pdf',
  name,
  bytes: Readable.from([bytes]),
});

/** Papers as PDF: orders, for shops their own; line sheets and stock lists for staff. */
export function registerPapers(app: FastifyInstance, { db }: Deps): void {
  handle(app, getOrderPaper, async ({ principal, params: { id }, query }) => {
    return sent(await printPaper(() => orderPaper(db, scopeOf(principal), { id, ...query })));
  });

  handle(app, getLineSheet, async ({ query: { kind, language, id: productIds } }) => {
    if (!productIds) throw fieldRefusal('validation_failed', 'id', 'required', 'Choose products');
    return sent(await printPaper(() => sheetPaper(db, { kind, language, productIds })));
  });
}
