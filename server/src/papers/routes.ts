import { Readable } from 'node:stream';
import { getLineSheet, getOrderPaper } from '@toptan/contract/papers';
import type { FastifyInstance } from 'fastify';
import { scopeOf } from '../auth/scope.ts';
import type { Deps } from '../deps.ts';
import { handle } from '../http/contract-routes.ts';
import { fieldRefusal } from '../refusal.ts';
import { orderPaper, sheetPaper } from './content.ts';
import type { Paper } from './paper.ts';
import { printPaper } from './print.ts';
import { paperWords } from './words.ts';

const sent = async (paper: Paper, name: string) => ({
  type: 'application/pdf',
  name: `${name}.pdf`,
  bytes: Readable.from([await printPaper(paper)]),
});

/** Papers as PDF: orders, for shops their own; line sheets and stock lists for staff. */
export function registerPapers(app: FastifyInstance, { db }: Deps): void {
  handle(app, getOrderPaper, async ({ principal, params: { id }, query }) => {
    const paper = await orderPaper(db, scopeOf(principal), { id, ...query });
    return sent(paper, `${paper.title} ${paper.orderNumber}`);
  });

  handle(app, getLineSheet, async ({ query: { kind, language, id: productIds } }) => {
    if (!productIds) throw fieldRefusal('validation_failed', 'id', 'required', 'Choose products');
    const { lineSheet, stockList } = paperWords[language];
    const paper = await sheetPaper(db, { kind, language, productIds });
    return sent(paper, kind === 'stock' ? stockList : lineSheet);
  });
}
